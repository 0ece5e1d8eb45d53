#!/usr/bin/env bash
# Builds the documentation of the libraries; whatever DocC warns of is an error, and so is a step of the tutorial that does
# not compile.
# usage: Scripts/docs.sh [FOLDER]   where the pages go; .build/documentation unless told
set -euo pipefail
cd "$(dirname "$0")/.."
pages="${1:-.build/documentation}"
mkdir -p "$pages"
graphs="$(mktemp -d)"
trap 'rm -rf "$graphs"' EXIT
swift=$(command -v swift)
docc="$(dirname "$(readlink -f "$swift")")/docc"
modules="$("$swift" build --show-bin-path)/Modules"
Scripts/tutorial.sh
triple="$("$swift" -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",*$/\1/p')"
for module in InterfaceBuilder Sceneway ScenewayTesting; do
  mkdir -p "$graphs/$module"
  "$swift" symbolgraph-extract -module-name "$module" -I "$modules" -I Sources/CExpat -target "$triple" \
    -minimum-access-level public -output-dir "$graphs/$module"
  "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --warnings-as-errors --output-path "$pages/$module"
  echo "$pages/$module"
done
