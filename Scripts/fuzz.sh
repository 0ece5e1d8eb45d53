#!/usr/bin/env bash
# Fuzzes the reader of storyboards for some seconds (60 unless told), with the address sanitizer.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}
out=.build/fuzz
mkdir -p "$out/corpus" "$out/seeds"
find Examples Tests -name '*.storyboard' -exec cp {} "$out/seeds/" \;
swiftc -O -wmo -swift-version 6 -parse-as-library -module-name InterfaceBuilder -emit-module \
  -emit-module-path "$out/InterfaceBuilder.swiftmodule" -emit-library -static -o "$out/libInterfaceBuilder.a" \
  -sanitize=fuzzer,address -I Sources/CExpat $(find Sources/InterfaceBuilder -name '*.swift')
swiftc -O -swift-version 6 -parse-as-library -sanitize=fuzzer,address -I "$out" -I Sources/CExpat \
  -L "$out" -lInterfaceBuilder -lexpat Fuzzing/ReadDocument.swift -o "$out/read-document"
"$out/read-document" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
  -dict=Fuzzing/storyboard.dict -artifact_prefix="$out/" "$out/corpus" "$out/seeds"
