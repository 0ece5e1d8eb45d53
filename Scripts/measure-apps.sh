#!/usr/bin/env bash
# Measures app folders for the list of apps: one line each, as Tests/UIKitSymbols/apps.tsv has them. `FOLDER=NAME` gives the
# app another name than its folder's.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || { echo "usage: $0 APP_FOLDER…" >&2; exit 64; }
binaries="$(swift build --show-bin-path)"
report="$(mktemp)"
trap 'rm -f "$report"' EXIT
for word in "$@"; do
  folder="${word%%=*}"
  name="$(basename "${word#*=}")"
  [ "$folder" = "$word" ] || name="${word#*=}"
  # An app that does not compile as a whole is measured all the same.
  "$binaries/sceneway" host "$folder" --check --format json > "$report" || true
  "$binaries/symbol-coverage" "$report" "$name"
done
