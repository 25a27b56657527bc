#!/usr/bin/env bash
# Installs a version of the framework, with the versions of React, its types and TypeScript that it asks for: `scripts/upgrade.sh latest`.
set -euo pipefail
version=${1:?'Usage: scripts/upgrade.sh <version>, such as latest, canary or 3.11.0'}

packages() { jq -r ".$1 | keys[] | select(startswith(\"@docusaurus/\"))" package.json; }
mapfile -t app < <(packages dependencies)
mapfile -t tools < <(packages devDependencies)
react=$(npm view "@docusaurus/core@$version" peerDependencies.react)
# The framework names one version, and TypeScript does not take the types of two as the same.
types=$(npm view "@docusaurus/types@$version" 'dependencies.@types/react')
typescript=$(npm view "@docusaurus/tsconfig@$version" peerDependencies.typescript)

# npm cannot replace packages that are peers of one another, so they are removed first.
npm uninstall "${app[@]}" "${tools[@]}"
npm install "${app[@]/%/@$version}" "react@$react" "react-dom@$react"
# typescript-eslint does not support TypeScript 7.
npm install --save-dev "${tools[@]/%/@$version}" "@types/react@$types" @types/react-dom@19 \
  ${typescript:+"typescript@$typescript <7"}
