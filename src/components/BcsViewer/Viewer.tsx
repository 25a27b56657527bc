import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {decodeTransaction, DecodeError, parseHex, type Field} from './decode';
import HexDump from './HexDump';
import {flatten, pathOf, type Node} from './nodes';
import {samples} from './samples';
import styles from './styles.module.css';

/** The field in question, and the pane whose pointer chose it: that pane must not move under the pointer. */
interface Pointed {
  index: number;
  by?: 'dump' | 'tree';
}

interface Decoded {
  bytes: Uint8Array;
  kind: string;
  nodes: readonly Node[];
}

function decode(hex: string): Decoded | DecodeError {
  try {
    const bytes = parseHex(hex);
    const {kind, fields} = decodeTransaction(bytes);
    return {bytes, kind, nodes: flatten(fields)};
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
}

/** Bytes on one side, fields on the other; pointing at one shows the other. */
export default function Viewer(): ReactNode {
  const [choice, setChoice] = useState(0);
  const [text, setText] = useState('');
  const [pointed, setPointed] = useState<Pointed>({index: 0});
  const id = useId();

  const sample = samples[choice];
  const input = sample?.hex ?? text;
  const result = useMemo(() => (input.trim() ? decode(input) : undefined), [input]);
  // What was shown last stays in sight while the input is wrong.
  const [shown, setShown] = useState<Decoded>();
  const decoded = result && !(result instanceof DecodeError) ? result : shown;
  if (decoded && decoded !== shown) setShown(decoded);

  const nodes = decoded?.nodes ?? [];
  const current = nodes[pointed.index] ?? nodes[0];

  function choose(next: number) {
    setChoice(next);
    setPointed({index: 0});
  }

  return (
    <div className={styles.viewer}>
      <div className={styles.choices} role="group" aria-label="Transaction to show">
        {[...samples.map(({name}) => name), 'Your own'].map((name, index) => (
          <button
            key={name}
            className={styles.choice}
            type="button"
            aria-pressed={choice === index}
            onClick={() => choose(index)}>
            {name}
          </button>
        ))}
      </div>

      {sample ? (
        <p className={styles.origin}>
          {sample.origin} {decoded && `${decoded.bytes.length} bytes.`}
        </p>
      ) : (
        <div className={styles.own}>
          <label className={styles.origin} htmlFor={`${id}-input`}>
            Hexadecimal digits of a signed transaction, a raw transaction or a signing message. They stay on
            this page.
          </label>
          <textarea
            id={`${id}-input`}
            className={styles.input}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            value={text}
            placeholder="0x…"
            aria-invalid={result instanceof DecodeError}
            aria-describedby={`${id}-status`}
            onChange={(event) => {
              setText(event.target.value);
              setPointed({index: 0});
            }}
          />
          <p
            className={clsx(styles.status, result instanceof DecodeError && styles.wrong)}
            id={`${id}-status`}
            aria-live="polite">
            {result === undefined
              ? 'Nothing pasted yet: the last transaction is still shown.'
              : result instanceof DecodeError
                ? result.message
                : `${result.kind}, ${result.bytes.length} bytes.`}
          </p>
        </div>
      )}

      {decoded && current && (
        <>
          <div className={styles.panes}>
            <HexDump
              bytes={decoded.bytes}
              nodes={nodes}
              active={current}
              still={pointed.by === 'dump'}
              onActivate={(index, byPointer) => setPointed({index, by: byPointer ? 'dump' : undefined})}
            />
            <FieldTree
              nodes={nodes}
              active={current}
              still={pointed.by === 'tree'}
              onActivate={(index, byPointer) => setPointed({index, by: byPointer ? 'tree' : undefined})}
            />
          </div>
          <Details nodes={nodes} node={current} />
        </>
      )}
    </div>
  );
}

interface FieldTreeProps {
  nodes: readonly Node[];
  active: Node;
  still: boolean;
  onActivate: (index: number, byPointer: boolean) => void;
}

function FieldTree({nodes, active, still, onActivate}: FieldTreeProps): ReactNode {
  const tree = useRef<HTMLDivElement>(null);
  const item = (index: number) => tree.current?.querySelector<HTMLElement>(`[data-node="${index}"]`);

  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>(`[data-node="${active.index}"]`);
    if (tree.current && row && !still) scrollInside(tree.current, row);
  }, [active, still]);

  function move(to: number) {
    const next = Math.max(0, Math.min(nodes.length - 1, to));
    onActivate(next, false);
    item(next)?.focus({preventScroll: true});
  }

  return (
    // The items take the focus, so the tree itself does not.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={styles.tree}
      ref={tree}
      role="tree"
      aria-label="Fields"
      onKeyDown={(event) => {
        const targets: Record<string, number> = {
          ArrowDown: active.index + 1,
          ArrowUp: active.index - 1,
          ArrowLeft: active.parent ?? active.index,
          ArrowRight: active.index + (active.field.children ? 1 : 0),
          Home: 0,
          End: nodes.length - 1,
        };
        const target = targets[event.key];
        if (target === undefined) return;
        event.preventDefault();
        move(target);
      }}>
      {nodes.map(({field, index, level, part}) => (
        <div
          key={index}
          className={clsx(
            styles.field,
            field.children && styles.group,
            index === active.index && styles.active,
          )}
          style={{'--level': level - 1} as React.CSSProperties}
          data-node={index}
          data-part={part}
          role="treeitem"
          aria-level={level}
          aria-expanded={field.children ? true : undefined}
          aria-selected={index === active.index}
          tabIndex={index === active.index ? 0 : -1}
          onFocus={() => index !== active.index && onActivate(index, false)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onActivate(index, true)}
          onClick={() => onActivate(index, true)}
          onKeyDown={(event) => event.key === 'Enter' && onActivate(index, false)}>
          <span className={styles.label}>{field.label}</span>
          <span className={styles.value}>{brief(field.value)}</span>
          <span className={styles.size}>{field.end - field.start}</span>
        </div>
      ))}
    </div>
  );
}

function Details({nodes, node}: {nodes: readonly Node[]; node: Node}): ReactNode {
  const {field} = node;
  return (
    // It scrolls on narrow screens, so the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.details} role="group" aria-label="Field" aria-live="polite" tabIndex={0}>
      <p className={styles.path}>{pathOf(nodes, node).join(' › ')}</p>
      <p className={styles.facts}>
        {place(field)} · <code>{field.type}</code>
      </p>
      <p className={styles.meaning}>
        <code>{field.value}</code> {field.note}
      </p>
    </div>
  );
}

/** Long hexadecimal numbers with their middle left out. */
const brief = (value: string): string =>
  value.replace(/0x0*([0-9a-f]+)/g, (_all, digits: string) =>
    digits.length > 20 ? `0x${digits.slice(0, 8)}…${digits.slice(-6)}` : `0x${digits}`,
  );

function place({start, end}: Field): string {
  return end - start === 1 ? `Byte ${start}` : `Bytes ${start} to ${end - 1}, ${end - start} in all`;
}

/** Brings a row into view inside its own, positioned box, and never moves the page. */
function scrollInside(box: HTMLElement, row: HTMLElement): void {
  const top = row.offsetTop;
  if (top < box.scrollTop) box.scrollTop = top - 8;
  else if (top + row.offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = top + row.offsetHeight - box.clientHeight + 8;
}
