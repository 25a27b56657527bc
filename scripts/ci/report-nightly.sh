#!/usr/bin/env bash
# `scripts/ci/report-nightly.sh <report.json of the proof, if there is one>`: opens an issue about a failed nightly run, or
# rewrites the open one. Needs `gh` with GH_TOKEN, and RUN_URL.
set -euo pipefail
title='The nightly run failed'
body=$(mktemp)
printf '%s\n\n' "$RUN_URL" > "$body"
if [ -f "$1" ]; then
  jq -r '"With CLI \(.tools.cli) (\(.tools.commit)):",
    (.pages[] | .failures + ([.blocks[].failures] | add // []) | .[] | "- `\(.file):\(.line)`: \(.problem)")' "$1" >> "$body"
fi
open=$(gh issue list --search "\"$title\" in:title" --state open --json number --jq '.[0].number // empty')
if [ -n "$open" ]; then gh issue edit "$open" --body-file "$body"; else gh issue create --title "$title" --body-file "$body"; fi
