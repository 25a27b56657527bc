/** The borders of something in a drawing. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A node, or the label of a line. */
export interface Placed {
  id: string;
  /** What it is called in a message. */
  label: string;
  box: Bounds;
}

/** A line of horizontal and vertical parts between two nodes. */
export interface Way {
  from: string | undefined;
  to: string | undefined;
  points: readonly (readonly [x: number, y: number])[];
}

/** Lines may run along the border of a box, and labels may touch. */
const TOLERANCE = 1;

/** The smallest box around points. */
export const aroundAll = (points: Way['points']): Bounds => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Whether two boxes have a part in common; a line is a box without width or height. */
export const meet = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right - TOLERANCE &&
  one.right > other.left + TOLERANCE &&
  one.top < other.bottom - TOLERANCE &&
  one.bottom > other.top + TOLERANCE;

/** The parts of a line. */
export const legsOf = ({points}: Way): Bounds[] =>
  points.slice(1).map((end, index) => aroundAll([points[index] ?? end, end]));

/**
 * Finds what makes a drawing say something else than its source: lines through the box of a third node, and labels of
 * lines that cover each other or a node.
 * @returns one sentence for each
 */
export function conflictsBetween(
  nodes: readonly Placed[],
  labels: readonly Placed[],
  ways: readonly Way[],
): string[] {
  const crossings = ways.flatMap((way) =>
    nodes
      .filter(({id, box}) => id !== way.from && id !== way.to && legsOf(way).some((leg) => meet(leg, box)))
      .map(({label}) => `the line from ${way.from} to ${way.to} runs through "${label}"`),
  );
  const covered = labels.flatMap(({label, box}, index) =>
    [...nodes, ...labels.slice(index + 1)]
      .filter((other) => meet(box, other.box))
      .map((other) => `the label "${label}" covers "${other.label}"`),
  );
  return [...crossings, ...covered];
}
