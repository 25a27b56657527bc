import {memo, useEffect, useId, useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {grouped} from '@site/src/grouped';
import {pathOf, type Node} from './nodes';
import styles from './styles.module.css';

interface HexDumpProps {
  bytes: Uint8Array;
  nodes: readonly Node[];
  active: Node;
  still: boolean;
  onActivate: (index: number, byPointer: boolean) => void;
}

const width = 8;
/** A longer field is shown with its first and last rows only. */
const longField = 160;
const keptRows = 3;

/** Rows of eight bytes; the arrow keys go from field to field. */
export default function HexDump({bytes, nodes, active, still, onActivate}: HexDumpProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const leaves = useMemo(
    () => nodes.filter(({field}) => !field.children && field.end > field.start),
    [nodes],
  );
  const owners = useMemo(() => {
    const owner: Node[] = [];
    for (const leaf of leaves) for (let at = leaf.field.start; at < leaf.field.end; at++) owner[at] = leaf;
    return owner;
  }, [leaves]);
  const rows = useMemo(() => layOut(bytes.length, owners), [bytes.length, owners]);
  const first = owners[active.field.start];

  useEffect(() => {
    const byte = box.current?.querySelector<HTMLElement>(`[data-row="${rowOf(rows, active.field.start)}"]`);
    const outer = box.current;
    if (!outer || !byte || still) return;
    const top = byte.offsetTop;
    if (top < outer.scrollTop || top + byte.offsetHeight > outer.scrollTop + outer.clientHeight)
      outer.scrollTop = Math.max(0, top - outer.clientHeight / 3);
  }, [active, rows, still]);

  function activate(target: EventTarget): void {
    const leaf = target instanceof Element && target.closest<HTMLElement>('[data-leaf]')?.dataset.leaf;
    if (leaf) onActivate(Number(leaf), true);
  }

  return (
    <div
      className={styles.dump}
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label="Bytes"
      aria-activedescendant={first && `${id}-${first.index}`}
      onPointerOver={(event) => event.pointerType === 'mouse' && activate(event.target)}
      onClick={(event) => activate(event.target)}
      onKeyDown={(event) => {
        const at = first ? leaves.indexOf(first) : 0;
        const targets: Record<string, number> = {
          ArrowDown: at + 1,
          ArrowRight: at + 1,
          ArrowUp: at - 1,
          ArrowLeft: at - 1,
          Home: 0,
          End: leaves.length - 1,
        };
        const target = targets[event.key];
        if (target === undefined) return;
        event.preventDefault();
        const next = leaves[Math.max(0, Math.min(leaves.length - 1, target))];
        if (next) onActivate(next.index, false);
      }}>
      {rows.map(({start, end, hidden}) =>
        hidden ? (
          <div key={start} className={styles.gap} data-row={start} aria-hidden="true">
            {`${grouped(end - start)} bytes of ${owners[start]?.field.label ?? ''}`}
          </div>
        ) : (
          <Row
            key={start}
            id={id}
            start={start}
            bytes={bytes}
            nodes={nodes}
            owners={owners}
            from={Math.max(active.field.start, start)}
            to={Math.min(active.field.end, end)}
          />
        ),
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  start: number;
  bytes: Uint8Array;
  nodes: readonly Node[];
  owners: readonly Node[];
  /** The part of the row that is highlighted; empty when `to` is not after `from`. */
  from: number;
  to: number;
}

const Row = memo(
  function Row({id, start, bytes, nodes, owners, from, to}: RowProps): ReactNode {
    const offsets = Array.from(bytes.subarray(start, start + width), (_byte, index) => start + index);
    const look = (offset: number) =>
      clsx(
        styles.byte,
        offset >= from && offset < to && styles.lit,
        owners[offset]?.field.start === offset && styles.begin,
      );
    return (
      <div className={styles.row} role="presentation" data-row={start}>
        <span className={styles.offset} aria-hidden="true">
          {start}
        </span>
        <span className={styles.bytes} role="presentation">
          {offsets.map((offset) => {
            const leaf = owners[offset];
            const option = leaf?.field.start === offset;
            return (
              <span
                key={offset}
                className={look(offset)}
                data-leaf={leaf?.index}
                data-part={leaf?.part}
                {...(option && leaf
                  ? {
                      id: `${id}-${leaf.index}`,
                      role: 'option',
                      'aria-selected': offset >= from && offset < to,
                      'aria-label': `${pathOf(nodes, leaf).join(', ')}: ${leaf.field.value}`,
                    }
                  : {'aria-hidden': true})}>
                {(bytes[offset] ?? 0).toString(16).padStart(2, '0')}
              </span>
            );
          })}
        </span>
        <span className={styles.characters} aria-hidden="true">
          {offsets.map((offset) => (
            <span
              key={offset}
              className={look(offset)}
              data-leaf={owners[offset]?.index}
              data-part={owners[offset]?.part}>
              {printable(bytes[offset] ?? 0)}
            </span>
          ))}
        </span>
      </div>
    );
  },
  (before, after) =>
    before.bytes === after.bytes &&
    before.owners === after.owners &&
    before.start === after.start &&
    (isEmpty(before) ? isEmpty(after) : before.from === after.from && before.to === after.to),
);

const isEmpty = ({from, to}: RowProps): boolean => to <= from;

const printable = (byte: number): string => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·');

interface RowRange {
  start: number;
  end: number;
  hidden: boolean;
}

/** Rows of eight bytes, with one row in place of the inner rows of a long field. */
function layOut(length: number, owners: readonly Node[]): RowRange[] {
  const rows: RowRange[] = [];
  for (let start = 0; start < length; start += width) {
    const end = Math.min(start + width, length);
    const field = owners[start]?.field;
    const hidden =
      field !== undefined &&
      field.end - field.start > longField &&
      start >= field.start + keptRows * width &&
      end <= field.end - keptRows * width;
    const last = rows.at(-1);
    if (hidden && last?.hidden) last.end = end;
    else rows.push({start, end, hidden});
  }
  return rows;
}

const rowOf = (rows: readonly RowRange[], offset: number): number | undefined =>
  rows.find(({start, end}) => offset >= start && offset < end)?.start;
