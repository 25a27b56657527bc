import {limits, shortenCombiningMarks} from '@cedra-docs/sandbox';
import Link from '@docusaurus/Link';
import NoticeText from '@site/src/network/NoticeText';
import {errorLink} from '@site/src/error-answer/pastedError';
import {failureOf} from '../error-answer/failureOf';
import type {ProgramRun} from './useProgram';
import styles from './styles.module.css';

const seconds = limits.runMs / 1000;

const ends: Record<Exclude<NonNullable<ProgramRun['end']>['kind'], 'error'>, string> = {
  done: 'The program has ended.',
  stopped: 'Stopped.',
  time: `Stopped after ${seconds} seconds, the limit for a program here. Is there an infinite loop?`,
  output: `Stopped: the program printed more than ${limits.outputLines.toLocaleString('en')} lines or ${limits.outputCharacters.toLocaleString('en')} characters.`,
  messages: 'Stopped: the program sent invalid messages, or too many.',
  start: 'The sandbox did not start. Are you offline? If not, an extension or a proxy may be blocking it.',
  load: 'The program could not start because its code could not be loaded. Are you offline?',
};

function statusOf({network, end}: ProgramRun): string {
  if (!end) return `Running on ${network.label}…`;
  if (end.kind === 'error') return `The program failed on ${network.label}.`;
  return `${ends[end.kind]} Network: ${network.label}.`;
}

/** What a run does and how it ended, beside the button that started it. */
export default function State({run}: {run?: ProgramRun}) {
  const failure = run && failureOf(run);
  return (
    <div className={styles.state} role="status">
      {run && (
        <p className={styles.muted}>
          {statusOf(run)}{' '}
          {failure !== undefined && (
            <Link to={errorLink(shortenCombiningMarks(failure))}>Explain this error</Link>
          )}
        </p>
      )}
      {run?.notices.map((notice) => (
        <NoticeText key={notice.text} notice={notice} />
      ))}
    </div>
  );
}
