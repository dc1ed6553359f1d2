#!/usr/bin/env bash
# Measures shipshape-check, as it is installed, against floors in C that are built here.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$(swift build -c release --static-swift-stdlib --show-bin-path 2>/dev/null)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cc=$(command -v clang || command -v gcc) # the Swift toolchain brings clang
$cc -O2 -o "$work/read-release" Tests/CheckBench/Floors/read-release.c
$cc -O3 -o "$work/inflate-pictures" Tests/CheckBench/Floors/inflate-pictures.c -ldeflate -lpthread
strip -o "$work/shipshape-check" "$build/shipshape-check"
"$build/shipshape-check-bench" "$work/shipshape-check" "$work/read-release" "$work/inflate-pictures"
