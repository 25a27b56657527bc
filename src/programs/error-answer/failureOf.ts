import type {ProgramRun} from '../Runner/useProgram';

/** More is a log, and not a message. */
const MAX_LENGTH = 10_000;
/** What a request prints that was refused: its status, or the errors of a query. */
const REFUSED = /^[45]\d\d after \d+ ms|^\s*"errors": \[/m;

/** The text of a failure: the error that ended a program, or the answer to a request that was refused. */
export function failureOf({end, lines}: Pick<ProgramRun, 'end' | 'lines'>): string | undefined {
  if (end?.kind === 'error') return end.message.slice(0, MAX_LENGTH);
  if (end?.kind !== 'done') return undefined;
  const printed = lines.map(({text}) => text).join('\n');
  return REFUSED.test(printed) ? printed.slice(0, MAX_LENGTH) : undefined;
}
