#!/usr/bin/env bash
# Compiles what a reader of the tutorial has after each of its steps. `make docs` builds the modules that it needs.
# usage: Scripts/tutorial.sh
set -euo pipefail
cd "$(dirname "$0")/.."
tutorial=Sources/Sceneway/Sceneway.docc/Tutorial
example=Examples/MenuApp
modules="$(swift build --show-bin-path)/Modules"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# A folder for each step: the newest file of each name in the module that the step changes.
declare -A newest
step=0
while read -r name file; do
  step=$((step + 1))
  place="$(cd "$example" && find Sources Tour Tests Package.swift -name "$name" | head -1)"
  module="${place%%/*}"
  newest["$module/$name"]="$PWD/$tutorial/Code/$file"
  [[ "$name" == *.swift ]] || continue
  folder="$work/$(printf '%03d' "$step").$module"
  mkdir "$folder"
  for key in "${!newest[@]}"; do
    [[ "$key" != "$module/"*.swift ]] || ln -s "${newest[$key]}" "$folder/${key##*/}"
  done
done < <(sed -n 's/.*@Code(name: "\([^"]*\)", file: "\([^"]*\)".*/\1 \2/p' "$tutorial/MenuApp.tutorial")

compile() {
  declare -A names=([Sources]=MenuApp [Tour]=menu_tour [Tests]=MenuAppTests)
  local module="${2##*.}"
  if [[ -f "$2/Package.swift" ]]; then
    swift package --package-path "$2" dump-package > "$2/package.json"
  else
    swiftc -typecheck -swift-version 6 -warnings-as-errors -module-name "${names[$module]}" \
      -I "$1" -I Sources/CExpat \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InferIsolatedConformances \
      -enable-upcoming-feature NonisolatedNonsendingByDefault "$2"/*.swift
  fi || { echo "error: step ${2##*/} of the tutorial does not compile" >&2; exit 255; }
}
export -f compile
find "$work" -mindepth 1 -maxdepth 1 | sort | xargs -P "$(nproc)" -I '{}' bash -c 'compile "$@"' _ "$modules" '{}'
echo "$step steps of the tutorial compile."
