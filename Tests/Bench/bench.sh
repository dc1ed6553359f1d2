#!/usr/bin/env bash
# Measures ShipShape against floors that are measured beside it, in the same run.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$(swift build -c release --static-swift-stdlib --show-bin-path 2>/dev/null)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export G_DEBUG=

cc=$(command -v clang || command -v gcc) # the Swift toolchain brings clang
$cc -O2 -o "$work/empty-window" Tests/Bench/Floors/empty-window.c $(pkg-config --cflags --libs gtk+-3.0)
$cc -O2 -o "$work/first-frame" Tests/Bench/Floors/first-frame.c $(pkg-config --cflags --libs x11 xdamage)
strip -o "$work/shipshape" "$build/shipshape"
export SHIPSHAPE_DATA_DIR=$build/ShipShape_ShipShapeUI.resources
failed=0

say() { # what, value, most
  local verdict=ok
  awk "BEGIN { exit !($2 > $3) }" && { verdict='TOO MUCH'; failed=1; }
  printf '%-62s %8s  (at most %s)  %s\n' "$1" "$2" "$3" "$verdict"
}

# Start and memory: the median of nine runs each, in turn, on a display without a window manager.
export work
xvfb-run -a -s '-screen 0 1366x1000x24' dbus-run-session -- bash -c '
  for run in 1 2 3 4 5 6 7 8 9; do
    for program in empty-window shipshape; do
      "$work/first-frame" "$work/$program" >>"$work/$program.runs"
    done
  done' 2>"$work/errors" || cat "$work/errors"
median() { sort -n -k"$2" "$work/$1.runs" | awk -v column="$2" '{ v[NR] = $column } END { print v[int((NR + 1) / 2)] }'; }
ratio() { awk "BEGIN { printf \"%.2f\", $1 / $2 }"; }
floor_frame=$(median empty-window 1) frame=$(median shipshape 1)
floor_memory=$(median empty-window 2) memory=$(median shipshape 2)
echo "First frame: $frame ms, the empty window $floor_frame ms. Memory: $memory KiB, the empty window $floor_memory KiB."
say 'exec to first frame, against an empty window in C' "$(ratio "$frame" "$floor_frame")" 1.3
say 'memory at Welcome, against the same' "$(ratio "$memory" "$floor_memory")" 1.4

# Wake-ups of all threads in ten seconds, after three to settle.
switches() { cat /proc/"$1"/task/*/status | awk '/^(non)?voluntary_ctxt/ { sum += $2 } END { print sum }'; }
wakeups() {
  local before
  before=$(switches "$1")
  sleep 10
  echo $(($(switches "$1") - before))
}
"$work/shipshape" 2>/dev/null & app=$!
sleep 4
say 'wake-ups in 10 s when nothing runs' "$(wakeups $app)" 0
kill -TERM $app
wait $app

"$build/shipshape-bench" || failed=1
exit $failed
