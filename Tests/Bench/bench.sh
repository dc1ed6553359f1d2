#!/usr/bin/env bash
# Measures ShipShape against floors that are measured beside it, in the same run.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$(swift build -c release --static-swift-stdlib --show-bin-path 2>/dev/null)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export G_DEBUG=

cc=$(command -v clang || command -v gcc) # the Swift toolchain brings clang
for floor in empty-window first-window; do
  $cc -O2 -o "$work/$floor" Tests/Bench/Floors/$floor.c $(pkg-config --cflags --libs gtk+-3.0)
done
$cc -O2 -o "$work/first-frame" Tests/Bench/Floors/first-frame.c $(pkg-config --cflags --libs x11 xdamage)
strip -o "$work/shipshape" "$build/shipshape"
export SHIPSHAPE_DATA_DIR=$build/ShipShape_ShipShapeUI.resources
failed=0

say() { # what, value, most
  local verdict=ok
  awk "BEGIN { exit !($2 > $3) }" && { verdict='TOO MUCH'; failed=1; }
  printf '%-62s %8s  (at most %s)  %s\n' "$1" "$2" "$3" "$verdict"
}

# Start and memory, in turn, on a display without a window manager that one client stays connected to: the median of
# the ratios of each turn, and of the figures.
export work
xvfb-run -a -s '-screen 0 1366x1000x24' dbus-run-session -- bash -c '
  "$work/first-frame" & holder=$!
  for turn in $(seq 31); do
    for program in empty-window first-window shipshape; do
      case $program in first-window) set -- "$SHIPSHAPE_DATA_DIR/shipshape.gresource" ;; *) set -- ;; esac
      "$work/first-frame" "$work/$program" "$@" >>"$work/$program.runs"
    done
  done
  kill $holder' 2>"$work/errors" || cat "$work/errors"
median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
figure() { awk -v column="$2" '{ print $column }' "$work/$1.runs" | median; }
ratio() { # floor, column
  paste "$work/shipshape.runs" "$work/$1.runs" |
    awk -v column="$2" '{ printf "%.3f\n", $column / $(column + 2) }' | median | awk '{ printf "%.2f", $1 }'
}
for column in 1 2; do
  case $column in 1) what='First frame, in ms' ;; 2) what='Memory at Welcome, in KiB' ;; esac
  echo "$what: $(figure shipshape $column); the same window in C $(figure first-window $column); an empty one $(figure empty-window $column)."
done
say 'exec to first frame, against the same window in C' "$(ratio first-window 1)" 1.10
say 'exec to first frame, against an empty window in C' "$(ratio empty-window 1)" 2.2
say 'memory at Welcome, against the same window in C' "$(ratio first-window 2)" 1.35
say 'memory at Welcome, against an empty window in C' "$(ratio empty-window 2)" 2.7
echo "The stripped binary: $(stat -c %s "$work/shipshape" | awk '{ printf "%.1f", $1 / 1048576 }') MiB."

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
"$build/shipshape-bench" release "$work/release" || failed=1
"$build/shipshape-bench" use "$work/release" || failed=1

# The app itself, with the log that `release` has left, at a step with findings.
mkdir -p "$work/release/state/shipshape"
echo '{"page": "step-1"}' >"$work/release/state/shipshape/window.json"
XDG_DATA_HOME=$work/release/data XDG_STATE_HOME=$work/release/state "$work/shipshape" 2>/dev/null & app=$!
sleep 6
echo "Memory of the app with a release open: $(awk '/^VmRSS/ { printf "%.0f", $2 / 1024 }' /proc/$app/status) MiB."
say 'wake-ups in 10 s with a release open' "$(wakeups $app)" 0
kill -TERM $app
wait $app
exit $failed
