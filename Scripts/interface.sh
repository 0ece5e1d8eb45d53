#!/usr/bin/env bash
# Compares the public symbols of the libraries with those in Documentation/Interface, or writes them there.
# usage: Scripts/interface.sh write|check   after a build; needs no network and no git history
set -euo pipefail
cd "$(dirname "$0")/.."
graphs="$(mktemp -d)"
trap 'rm -rf "$graphs"' EXIT
swift=$(command -v swift)
products="$("$swift" build --show-bin-path)"
triple="$("$swift" -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",*$/\1/p')"
libraries=(InterfaceBuilder Sceneway ScenewayPlayer ScenewayTesting)
for library in "${libraries[@]}"; do
  "$swift" symbolgraph-extract -module-name "$library" -I "$products/Modules" -I Sources/CExpat \
    -target "$triple" -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
done
"$products/public-interface" "${1:-check}" Documentation/Interface "$graphs" "${libraries[@]}"
