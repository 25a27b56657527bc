/** The bounding box of an element of a drawing, in the drawing's units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of a node, or of the label of a line. */
export interface LabelledBox {
  id: string;
  /** The name of the element in messages. */
  label: string;
  box: Bounds;
}

/** A line of horizontal and vertical segments between two nodes. */
export interface Connector {
  from: string | undefined;
  to: string | undefined;
  points: readonly (readonly [x: number, y: number])[];
}

/** An overlap up to this size is not a conflict: lines may run along the border of a box, and labels may touch. */
const TOLERANCE = 1;

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

export const segmentsOf = ({points}: Connector): Bounds[] =>
  points.slice(1).map((end, index) => boundingBox([points[index] ?? end, end]));

/**
 * Finds what makes a drawing misleading: a line that runs through a node that it does not connect, or the
 * label of a line that covers a node or another label.
 * @returns a sentence for each conflict
 */
export function conflictsBetween(
  nodes: readonly LabelledBox[],
  labels: readonly LabelledBox[],
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
