#!/usr/bin/env bash
# Lets a monkey play every storyboard of a folder, in a process each: STEPS steps for each of SEEDS seeds.
#
# usage: monkey.sh [FOLDER]   with STEPS=300 SEEDS=3 JOBS=2 unless told; CONFIGURATION=release
# Prints what was found, then the sums. Ends with 1 where something was found.
set -uo pipefail
cd "$(dirname "$0")/.."
folder=${1:-${SCENEWAY_CORPUS:-../shared/corpus}}
if [ ! -d "$folder" ]; then
  echo "error: there is no folder '$folder'; name one with storyboards" >&2
  exit 66
fi
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export STEPS=${STEPS:-300} out
export SCENEWAY=${SCENEWAY:-.build/${CONFIGURATION:-release}/sceneway}

play() {
  local file=$1 seed=$2 report
  report="$out/$(basename "$file").$seed"
  "$SCENEWAY" play "$file" --monkey "$STEPS" --seed "$seed" > "$report" 2> "$report.errors"
  local code=$?
  case $code in
    0) ;;
    # What cannot be played: another system, no entry point, a broken file.
    64 | 65 | 66) rm -f "$report" ;;
    *)
      echo "── $file, seed $seed: status $code"
      cat "$report" "$report.errors"
      touch "$out/failed"
      ;;
  esac
  rm -f "$report.errors"
}
export -f play

find "$folder" -name '*.storyboard' -print0 | sort -z |
  while IFS= read -r -d '' file; do
    for seed in $(seq 1 "${SEEDS:-3}"); do printf '%s\0%s\0' "$file" "$seed"; done
  done | xargs -0 -n 2 -P "${JOBS:-2}" bash -c 'play "$0" "$1"'

find "$out" -type f ! -name failed -exec cat {} + | awk '
  /^A monkey on / { runs++; for (i = 1; i <= NF; i++) if ($i == "steps") steps += $(i - 1) }
  $1 == "screens" { screens += $2; allScreens += $4 }
  $1 == "segues" { segues += $2; allSegues += $4 }
  $1 == "refused" { refused += $2 }
  $1 == "restarts" { restarts += $2 }
  $1 == "complaint" { id = $2; sub(",", "", id); count[id] += $3; files[id]++ }
  $1 == "✗" { findings++ }
  END {
    printf "%d runs, %d steps, %d refused, %d restarts, %d findings\n", runs, steps, refused, restarts, findings
    printf "%d of %d screens, %d of %d segues, each run by itself\n", screens, allScreens, segues, allSegues
    for (id in count) printf "%s: %d times in %d runs\n", id, count[id], files[id]
  }'
[ ! -e "$out/failed" ]
