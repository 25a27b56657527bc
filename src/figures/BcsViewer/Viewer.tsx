import {useId, useMemo, useState, type CSSProperties} from 'react';
import clsx from 'clsx';
import {Choice} from '@site/src/components/FigureControls';
import {toHex} from '@site/src/hex';
import {decodeTransaction, type DecodedTransaction} from './decode';
import {DecodeError, parseHex} from './reader';
import {samples} from './samples';
import styles from './styles.module.css';

interface Decoded extends DecodedTransaction {
  bytes: Uint8Array;
}

function decode(hex: string): Decoded | DecodeError {
  try {
    const bytes = parseHex(hex);
    return {bytes, ...decodeTransaction(bytes)};
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
}

const options = [...samples.map(({name}) => name), 'Your own'].map((name) => ({value: name, text: name}));

/** Lists the fields of a sample transaction, or of one that the reader pastes, with their bytes. */
export default function Viewer() {
  const id = useId();
  const [choice, setChoice] = useState(samples[0].name);
  const [text, setText] = useState('');
  const sample = samples.find(({name}) => name === choice);
  const hex = sample?.hex ?? text.trim();
  const result = useMemo(() => (hex ? decode(hex) : undefined), [hex]);
  const isWrong = result instanceof DecodeError;

  return (
    <div className={styles.viewer}>
      <div className={styles.choices}>
        <Choice label="Transaction to show" options={options} value={choice} onChange={setChoice} />
      </div>

      {!sample && (
        <>
          <label className={styles.origin} htmlFor={`${id}-input`}>
            Hexadecimal digits of a signed transaction, a raw transaction or a signing message. They stay on
            this page.
          </label>
          <textarea
            id={`${id}-input`}
            className={clsx('text-field', styles.input)}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            value={text}
            placeholder="0x…"
            aria-invalid={isWrong}
            aria-describedby={`${id}-status`}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      <p className={clsx(styles.origin, isWrong && styles.wrong)} id={`${id}-status`} aria-live="polite">
        {sample?.origin}{' '}
        {isWrong ? result.message : result && `${result.kind}, ${result.bytes.length} bytes.`}
      </p>

      {result && !isWrong && <Rows {...result} />}
    </div>
  );
}

function Rows({bytes, rows}: Decoded) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label="Fields" tabIndex={0}>
      <ol className={styles.rows}>
        {rows.map(({label, type, level, isGroup, start, end, value, note}, index) => (
          <li
            key={index}
            className={clsx(styles.row, isGroup && styles.group)}
            style={{'--level': level} as CSSProperties}>
            <span className={styles.offset}>{start}</span>
            <code className={styles.bytes}>{!isGroup && toHex(bytes.subarray(start, end), ' ')}</code>
            <span>
              {label} <span className={styles.type}>{type}</span>
            </span>
            <span>
              <span className={styles.value}>{value}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
