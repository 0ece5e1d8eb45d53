#!/usr/bin/env bash
# Hosts a small app from its Xcode project, as a person would: reports, plays, lets a monkey loose, runs its unit tests,
# breaks a file on purpose, and checks that the app's own folder stays as it was.
set -euo pipefail
cd "$(dirname "$0")/.."
sceneway="$(swift build --show-bin-path)/sceneway"
export XDG_CACHE_HOME="$PWD/.build/host"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
app="$scratch/Hosted"
cp -r Tests/AppHostTests/Fixtures/Hosted "$app"
program="$sceneway host $app"

state() { (cd "$app" && find . | sort && find . -type f -exec cksum {} + | sort); }
fail() { echo "error: $1" >&2; exit 1; }
# expect TEXT FILE: the file has the text
expect() { grep -qF -- "$1" "$2" || { cat "$2" >&2; fail "“$1” is missing"; }; }

before="$(state)"
echo "The first build takes some minutes: UIKit is built for all apps."
$program --check | tee "$scratch/check"
expect "Notebook: 5 of 5 files compile." "$scratch/check"

$program --script "$app/tour.txt" > "$scratch/tour" 2> "$scratch/log" || { cat "$scratch/tour"; fail "the tour failed"; }
for text in "All notes" "0 notes" "Note 1" "Note 1 *" "A card" "It is 1" "Kept" "1 note" "Note 2"; do
  expect "$text" "$scratch/tour"
done
built=$(find "$XDG_CACHE_HOME" -name host -path '*App*' -printf '%T@')
$program --script "$app/tour.txt" > "$scratch/again" 2> "$scratch/log"
expect "1 notes" "$scratch/log"
grep -q "1 notes" "$scratch/tour" && fail "one note is told as several"
cmp "$scratch/tour" "$scratch/again" || fail "two runs differ"
[ "$built" = "$(find "$XDG_CACHE_HOME" -name host -path '*App*' -printf '%T@')" ] || fail "the second run built anew"
$program --monkey 200 --seed 1 > "$scratch/monkey" 2> "$scratch/log" || { cat "$scratch/monkey"; fail "the monkey found something"; }
echo "played: the tour twice, a monkey 200 steps"

$program --test > "$scratch/test" 2>&1 || { cat "$scratch/test"; fail "the app's tests failed"; }
expect "Executed 3 tests, with 0 failures" "$scratch/test"
expect "Test run with 1 test" "$scratch/test"
expect "In all: 4 tests, 4 passed." "$scratch/test"
$program --test --target NotebookTests --filter ListTests/testTheApp > "$scratch/filtered" 2>&1 || { cat "$scratch/filtered"; fail "one test failed"; }
expect "Executed 1 test, with 0 failures" "$scratch/filtered"
$program --test --filter ListTest2 > "$scratch/unknown" 2>&1 && fail "a filter that no test has was taken"
expect "No test has ‘ListTest2’ in its name. Did you mean 'ListTests'?" "$scratch/unknown"
$program --target NotebookTests > "$scratch/unknown" 2>&1 && fail "a target of tests was played"
expect "NotebookTests has unit tests, which --test builds and runs." "$scratch/unknown"
echo "tested: 3 tests of XCTest, 1 of Swift Testing"
[ "$before" = "$(state)" ] || fail "the app's folder was changed"

$program --check --build-folder "$app/Build" > "$scratch/inside" 2>&1 && fail "a build folder inside the app was taken"
expect "lies in the app’s own folder" "$scratch/inside"
[ "$before" = "$(state)" ] || fail "the app's folder was changed"

# A file that the project names and nobody has is told by its name, unless it is left out on purpose.
mv "$app/Notebook/ListViewController.swift" "$scratch"
$program --check > "$scratch/lost" 2>&1 && fail "a lost file was not told"
expect "$app/Notebook/ListViewController.swift:1:1: error: the project names this file, and it is not there" "$scratch/lost"
mv "$scratch/ListViewController.swift" "$app/Notebook"

# A crash is told by the app's own lines.
note="$app/Notebook/NoteViewController.swift"
cp "$note" "$scratch"
sed -i 's/starCount += 1/starCount = [0][starCount + 1]/' "$note"
status=0
$program --script "$app/tour.txt" > "$scratch/tour" 2> "$scratch/crash" || status=$?
[ "$status" -gt 128 ] || fail "a crash ended with status $status"
expect "error: The app crashed" "$scratch/crash"
grep -Eq "\b0x[0-9a-f]{6,}" "$scratch/crash" && { cat "$scratch/crash" >&2; fail "a crash tells addresses"; }
grep -q "__bridge" "$scratch/crash" && fail "a crash names what the bridge wrote"
expect "$note:$(grep -n 'starCount = \[0\]' "$note" | cut -d: -f1): NoteViewController.star" "$scratch/crash"
cp "$scratch/NoteViewController.swift" "$note"
echo "told: a crash at its own line"

# What the app prints belongs to its step, and what is missing in a loop is told at its line.
list="$app/Notebook/ListViewController.swift"
cp "$list" "$scratch"
sed -i 's/    showCount()$/    print("shows"); showCount()/' "$list"
printf 'tap "New note"\ntap Save\n' > "$scratch/short.txt"
$program --script "$scratch/short.txt" > "$scratch/printed" 2> "$scratch/log" || fail "a short script failed"
[ "$(grep -A1 '▶ tap Save' "$scratch/printed" | tail -n 1)" = shows ] || { cat "$scratch/printed"; fail "a print stands elsewhere"; }
$program --script "$scratch/short.txt" --json > "$scratch/json" 2> "$scratch/log" || fail "a short script failed"
[ "$(wc -l < "$scratch/json")" = 3 ] || { cat "$scratch/json"; fail "a print stands between steps"; }
[ "$(grep -c '"output":\["shows"\]' "$scratch/json")" = 2 ] || { cat "$scratch/json"; fail "a print belongs to no step"; }
sed -i 's/print("shows"); showCount()/for label in labels { label.text = "x" }/; s/^  private var notes/  private var labels: [UILabel]!\n&/' "$list"
$program --script "$scratch/short.txt" > /dev/null 2> "$scratch/loop" && fail "a missing value was not told"
expect "$list:$(grep -n 'for label in' "$list" | head -n 1 | cut -d: -f1): ListViewController." "$scratch/loop"
cp "$scratch/ListViewController.swift" "$list"
echo "told: prints with their steps, and a missing value in a loop"

# A xib that is broken is told once, by its author's path.
card="$app/Notebook/Card.xib"
cp "$card" "$scratch"
sed -i 's/<\/objects>//' "$card"
$program --script "$scratch/short.txt" > "$scratch/printed" 2>&1 || true
[ "$(grep -c "Card.xib:[0-9]*:[0-9]*: error" "$scratch/printed")" = 1 ] || { cat "$scratch/printed"; fail "a broken xib is not told once"; }
expect "$card:" "$scratch/printed"
grep -q "$XDG_CACHE_HOME/[^ ]*\(xib\|(loaded)\)" "$scratch/printed" && { cat "$scratch/printed"; fail "words name a copy"; }
cp "$scratch/Card.xib" "$card"
echo "told: a broken xib, once"

# A module that nobody has hides nothing else of its file.
cp "$note" "$scratch"
printf 'import Lost\nlet wrong: Int = "text"\n' >> "$note"
lines=$(wc -l < "$note")
$program --check > "$scratch/lost" && fail "a lost module was not told"
for text in "Notebook: 4 of 5 files compile." "Lost (1)" "$note:$lines:18: error:"; do expect "$text" "$scratch/lost"; done
cp "$scratch/NoteViewController.swift" "$note"
echo "told: a module that is missing, and what else is wrong"

# A mistake is told at the app's own line, one in another file beside it, and the rest still builds.
broken="$app/Notebook/NoteViewController.swift"
echo 'let wrong: Int = "text"' >> "$broken"
echo 'func unfinished( {' >> "$app/Notebook/AppDelegate.swift"
lines=$(wc -l < "$broken")
$program --check --format compiler > "$scratch/errors" && fail "a mistake was not told"
expect "$broken:$lines:18: error: cannot convert value of type 'String' to specified type 'Int'" "$scratch/errors"
expect "$app/Notebook/AppDelegate.swift:" "$scratch/errors"
echo "told: a mistake and a syntax error at their own lines"

# A broken table is told at its place, options that name nothing are, and the tests are named.
cp "$scratch/NoteViewController.swift" "$note"
sed -i '/^func unfinished/d' "$app/Notebook/AppDelegate.swift"
strings="$app/Notebook/en.lproj/Localizable.strings"
cp "$strings" "$scratch"
sed -i '0,/;$/s///' "$strings"
$program --check > "$scratch/table" && fail "a broken table was not told"
expect "$strings:" "$scratch/table"
cp "$scratch/Localizable.strings" "$strings"
$program --exclude NoteViewControler.swift > "$scratch/lost" 2>&1 && fail "an option that names nothing was taken"
expect "Did you mean 'NoteViewController.swift'?" "$scratch/lost"
[ "$($program --test --list | wc -l)" = 4 ] || fail "the tests are not named"
echo "told: a broken table, options that name nothing, the names of the tests"

# A test that crashes hides none of those after it.
tests="$app/NotebookTests/ListTests.swift"
sed -i '0,/func test/s//func testAaa() { let none: [Int] = []; _ = none[none.count] }\n\n  func test/' "$tests"
$program --test > "$scratch/test" 2>&1 && fail "a crash of a test was not told"
expect "  NotebookTests.ListTests/testAaa" "$scratch/test"
expect "Executed 3 tests, with 0 failures" "$scratch/test"
expect "Test run with 1 test" "$scratch/test"
echo "told: a test that crashed, and what became of the others"
