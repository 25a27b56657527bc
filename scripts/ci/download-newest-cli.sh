#!/usr/bin/env bash
# `scripts/ci/download-newest-cli.sh <folder>`: downloads the newest release of the CLI for Linux, and checks that it runs.
# Needs `gh` with GH_TOKEN.
set -euo pipefail
folder=$1
tag=$(gh release list --repo cedra-labs/cedra-network --exclude-pre-releases --limit 50 --json tagName \
  --jq '[.[].tagName | select(startswith("cedra-cli-v"))][0]')
if [ -z "$tag" ]; then
  echo 'cedra-labs/cedra-network has no release named cedra-cli-v….' >&2
  exit 1
fi
gh release download "$tag" --repo cedra-labs/cedra-network --pattern "*-Linux-$(uname -m).zip" --dir "$folder"
unzip -q "$folder"/*.zip -d "$folder"
"$folder/cedra" --version
