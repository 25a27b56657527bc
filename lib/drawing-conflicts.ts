/** The bounding box of an element of a drawing. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A node, or the label of a line. */
export interface Placed {
  id: string;
  /** Its name in messages. */
  label: string;
  box: Bounds;
}

/** A line of horizontal and vertical segments between two nodes. */
export interface Connector {
  from: string | undefined;
  to: string | undefined;
  points: readonly (readonly [x: number, y: number])[];
}

/** Lines may run along the border of a box, and labels may touch. */
const TOLERANCE = 1;

/** The smallest box around all points. */
export const boundingBox = (points: Connector['points']): Bounds => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Whether two boxes overlap; a segment of a line is a box without width or height. */
export const overlap = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right - TOLERANCE &&
  one.right > other.left + TOLERANCE &&
  one.top < other.bottom - TOLERANCE &&
  one.bottom > other.top + TOLERANCE;

/** The segments of a line. */
export const segmentsOf = ({points}: Connector): Bounds[] =>
  points.slice(1).map((end, index) => boundingBox([points[index] ?? end, end]));

/**
 * Finds what makes a drawing misleading: lines through the box of a third node, and labels of lines that cover each
 * other or a node.
 * @returns a sentence for each conflict
 */
export function conflictsBetween(
  nodes: readonly Placed[],
  labels: readonly Placed[],
  connectors: readonly Connector[],
): string[] {
  const crossings = connectors.flatMap((connector) =>
    nodes
      .filter(
        ({id, box}) =>
          id !== connector.from &&
          id !== connector.to &&
          segmentsOf(connector).some((segment) => overlap(segment, box)),
      )
      .map(({label}) => `the line from ${connector.from} to ${connector.to} runs through "${label}"`),
  );
  const covered = labels.flatMap(({label, box}, index) =>
    [...nodes, ...labels.slice(index + 1)]
      .filter((other) => overlap(box, other.box))
      .map((other) => `the label "${label}" covers "${other.label}"`),
  );
  return [...crossings, ...covered];
}
