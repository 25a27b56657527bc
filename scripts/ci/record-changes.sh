#!/usr/bin/env bash
# `scripts/ci/record-changes.sh <patch>`: commits what CI wrote after a push to main, receipts and repairs, and pushes it.
# This script is the only part of CI that may write; it runs no other code of the project.
set -euo pipefail
patch=$1
if [ ! -s "$patch" ]; then
  echo 'Nothing to record.'
  exit 0
fi
git apply --index --whitespace=nowarn "$patch"
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message 'Record the proofs and repairs of changed pages'
# Another pull request may be merged meanwhile.
for _ in 1 2 3; do
  git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
    pull --quiet --rebase origin main
  if git push --quiet origin HEAD:main; then exit 0; fi
done
echo 'main moved three times while this job pushed. The next run records the same changes.' >&2
exit 1
