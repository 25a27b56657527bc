#!/usr/bin/env bash
# `scripts/ci/record-changes.sh <patch>`: commits what CI wrote after a push to main, receipts and repairs, and pushes it.
# This script is the only part of CI that may write; it runs no other code of the project.
set -euo pipefail
patch=$1
if [ ! -s "$patch" ]; then
  echo 'Nothing to record.'
  exit 0
fi
record() {
  git apply --index --whitespace=nowarn "$@" "$patch"
  git diff --cached --quiet && return
  git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
    commit --quiet --message 'Record the proofs and repairs of changed pages'
}
checked=$(git rev-parse HEAD)
record
# Another pull request may be merged meanwhile.
for _ in 1 2 3; do
  if git push --quiet origin HEAD:main; then exit 0; fi
  git fetch --quiet origin main
  [ "$(git rev-parse FETCH_HEAD)" != "$checked" ] || break
  # Nobody has checked the repairs together with the other change, so only the receipts, which are data, follow it.
  git reset --quiet --hard FETCH_HEAD
  record --include='cedra/receipts/pages/*' --include='cedra/receipts/outputs/*'
done
echo 'The changes could not be pushed to main. The next run records the same changes.' >&2
exit 1
