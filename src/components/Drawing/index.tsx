import clsx from 'clsx';
import {
  LEADING,
  cornersOf,
  arrowheadPath,
  nameOfBox,
  nameOfLane,
  roundedPath,
  type Rect,
  type Point,
  type Scene,
} from './geometry';
import styles from './styles.module.css';

interface DrawingProps {
  /** Text alternative, which replaces the drawing in the Markdown of the page. */
  alt: string;
  /** For columns of 640 pixels and more. */
  wide: Scene;
  /** For narrower columns, from 288 pixels. */
  narrow: Scene;
}

/** A hand-made drawing of boxes, lanes and lines. Both variants are in the page, and CSS hides one. */
export default function Drawing({alt, wide, narrow}: DrawingProps) {
  return (
    <div className={styles.drawing} role="img" aria-label={alt}>
      <Picture scene={wide} className={styles.wide} />
      <Picture scene={narrow} className={styles.narrow} />
    </div>
  );
}

function Picture({scene, className}: {scene: Scene; className: string | undefined}) {
  const {size, lanes = [], boxes, lines, labels = []} = scene;
  return (
    <svg className={className} viewBox={`0 0 ${size.join(' ')}`}>
      {lanes.map((lane) => (
        <g key={lane.area.join()} className={clsx(styles.lane, lane.code && styles.code)}>
          <Rectangle area={lane.area} />
          <Name at={nameOfLane(lane)} name={lane.name} note={lane.note} />
        </g>
      ))}
      {boxes.map((box) => (
        <g key={box.area.join()} className={clsx(styles.box, box.key && styles.key, box.gone && styles.gone)}>
          <Rectangle area={box.area} />
          <Name at={nameOfBox(box)} name={box.name} note={box.note} />
        </g>
      ))}
      {lines.map((line) => {
        const {path, key, dashed, both, plain, wrong} = line;
        const corners = cornersOf(line);
        const heads =
          (plain ? '' : arrowheadPath(corners)) + (both ? arrowheadPath([...corners].reverse()) : '');
        return (
          <g key={path} className={clsx(styles.line, key && styles.key, wrong && styles.wrong)}>
            {dashed && <path d={roundedPath(corners)} strokeDasharray="4 4" />}
            <path d={dashed ? heads : roundedPath(corners) + heads} />
          </g>
        );
      })}
      {labels.map(({text, at: [x, y], anchor, code}) => (
        <text key={`${x},${y}`} className={code ? styles.code : undefined} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function Rectangle({area: [x, y, width, height]}: {area: Rect}) {
  return <rect x={x} y={y} width={width} height={height} rx="8" />;
}

function Name({at: [x, y], name, note}: {at: Point; name: string; note: string | undefined}) {
  return (
    <text x={x} y={y}>
      {name}
      {note && (
        <tspan x={x} dy={LEADING}>
          {note}
        </tspan>
      )}
    </text>
  );
}
