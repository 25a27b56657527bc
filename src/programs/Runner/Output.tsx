import {useEffect, useRef} from 'react';
import {shortenCombiningMarks, type OutputLine} from '@cedra-docs/sandbox';
import type {ProgramRun} from './useProgram';
import styles from './styles.module.css';

interface OutputProps {
  run?: ProgramRun;
  /** Program output in the proof. */
  proven?: string;
}

/** Joins adjacent lines of the same level, so that thousands of lines need few elements. */
function joinLines(lines: readonly OutputLine[]): OutputLine[] {
  const groups: OutputLine[] = [];
  for (const {level, text: printed} of lines) {
    const text = shortenCombiningMarks(printed);
    const last = groups.at(-1);
    if (last?.level === level) last.text += `\n${text}`;
    else groups.push({level, text});
  }
  return groups;
}

/** The output of a run, which comes into view with its first lines, beside the output in the proof. */
export default function Output({run, proven}: OutputProps) {
  const error = run?.end?.kind === 'error' ? shortenCombiningMarks(run.end.message) : undefined;
  const label = useRef<HTMLParagraphElement>(null);
  const isRunning = run !== undefined && !run.end;
  useEffect(() => {
    const top = label.current?.getBoundingClientRect().top ?? Infinity;
    // When a run ends, the reader may have scrolled away, or its state may have become longer.
    if (isRunning || (top > 0 && top < 1.5 * window.innerHeight))
      label.current?.scrollIntoView({block: 'nearest'});
  }, [isRunning]);
  return (
    <div className={styles.outputs}>
      {run && (
        <div className={styles.output}>
          <p ref={label} className={styles.label}>
            Your output
          </p>
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
    </div>
  );
}
