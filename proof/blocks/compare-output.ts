import type {Block} from '../page/model';
import {blockFailure} from '../run/failure';
import type {Failure} from '../run/outcome';
import type {Printed} from './bash';
import {matchOutput, normalise, type Bindings} from './match-output';

/** Compares an output block with what was printed; on a match, remembers the values that differ on every run. */
export function compareOutput(
  output: Block,
  printed: Pick<Printed, 'both' | 'stdout' | 'stderr'>,
  ran: string,
  bindings: Bindings,
): Failure[] {
  for (const candidate of candidates(output, printed)) {
    const found = matchOutput(output.code, candidate);
    if (!found) continue;
    for (const [shown, real] of found) bindings.set(shown, real);
    return [];
  }
  return [
    blockFailure(output, 'the output is not what the page shows', {
      ran,
      expected: normalise(output.code),
      got: normalise(printed.both) || '(nothing was printed)',
      mend: 'Paste what was really printed; put … for parts that differ on every run.',
    }),
  ];
}

/** A page may show all that a terminal shows, only the result, or only the messages; and JSON with line breaks. */
function candidates(
  output: Block,
  {both, stdout, stderr}: Pick<Printed, 'both' | 'stdout' | 'stderr'>,
): string[] {
  const found = [both, stdout, stderr, `${stderr}${stdout}`];
  if (output.lang !== 'json') return found;
  try {
    found.push(JSON.stringify(JSON.parse(stdout), null, 2));
  } catch {
    // Not JSON as a whole: then only the text itself counts.
  }
  return found;
}
