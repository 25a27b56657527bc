import {styleText} from 'node:util';

import {type Failure, formatFailure} from '@cedra-docs/proof';
import {annotate} from '../../lib/command/annotate';
import type {CliReference} from '../cli/model';

/** Says that the CLI is not the one of the reference data. */
export function warnOfDrift(here: Pick<CliReference, 'commit'>, pinned: Pick<CliReference, 'commit'>): void {
  console.error(
    styleText(
      'yellow',
      `The Cedra CLI here was built from commit ${here.commit}, the reference data was read from ${pinned.commit}: no receipts are written.\n` +
        'If the documentation moves to this CLI, run `npm run prove -- --renew` and commit the result.',
    ),
  );
}

/** Prints failures, and on GitHub also as annotations of the lines that they name. */
export function print(failures: readonly Failure[], level: 'error' | 'notice' = 'error'): void {
  for (const failure of failures) {
    console.log(`${formatFailure(failure, level)}\n`);
    annotate(level, failure, [failure.problem, failure.hint].filter(Boolean).join('\n'));
  }
}
