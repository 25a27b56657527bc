import {limits, shortenPiles, type OutputLine} from '@packages/run';
import Link from '@docusaurus/Link';
import {errorLink} from '@site/src/pastedError';
import NoticeText from '@site/src/components/NoticeText';
import type {ProgramRun} from './useProgram';
import styles from './styles.module.css';

interface OutputProps {
  run?: ProgramRun;
  /** Program output in the proof. */
  proven?: string;
}

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

/** Joins adjacent lines of the same level, so that thousands of lines need few elements. */
function joinLines(lines: readonly OutputLine[]): OutputLine[] {
  const groups: OutputLine[] = [];
  for (const {level, text: printed} of lines) {
    const text = shortenPiles(printed);
    const last = groups.at(-1);
    if (last?.level === level) last.text += `\n${text}`;
    else groups.push({level, text});
  }
  return groups;
}

/** The output of a run, beside the output in the proof. */
export default function Output({run, proven}: OutputProps) {
  const error = run?.end?.kind === 'error' ? shortenPiles(run.end.message) : undefined;
  return (
    <div className={styles.outputs}>
      {run && (
        <div className={styles.output}>
          <p className={styles.label}>Your output</p>
          {/* Focusable, so that the keyboard can scroll it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.printed} role="log" aria-label="Program output" tabIndex={0}>
            {joinLines(run.lines).map(({level, text}, at) => (
              <span key={at} data-level={level}>
                {`${text}\n`}
              </span>
            ))}
            {error !== undefined && <span data-level="error">{error}</span>}
          </pre>
        </div>
      )}
      {proven !== undefined && (
        <div className={styles.output}>
          <p className={styles.label}>Expected output</p>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.printed} role="region" aria-label="Expected output" tabIndex={0}>
            {proven}
          </pre>
        </div>
      )}
      <div className={styles.state} role="status">
        {run && (
          <p className={styles.muted}>
            {statusOf(run)} {error !== undefined && <Link to={errorLink(error)}>Explain this error</Link>}
          </p>
        )}
        {run?.notices.map((notice) => (
          <NoticeText key={notice.text} notice={notice} />
        ))}
      </div>
    </div>
  );
}
