/** Left, top, width and height, in pixels on a grid of 8. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

export type Point = readonly [x: number, y: number];

/** An area with a name of one or two lines. */
interface Named {
  area: Rect;
  name: string;
  /** Second line. */
  note?: string;
}

/** An area that contains boxes. */
export interface Lane extends Named {
  /** Position of the name; above the boxes by default. */
  place?: 'below' | 'beside';
  /** The name is a line of code. */
  code?: boolean;
}

export interface Box extends Named {
  /** Emphasised, as part of the subject of the drawing. */
  key?: boolean;
  /** No longer there: the name is struck out. */
  gone?: boolean;
}

/** A connection between boxes: horizontal and vertical segments, and an arrowhead at the end. */
export interface DrawingLine {
  /** The corners: `x,y x,y`. */
  path: string;
  key?: boolean;
  /** Happens by itself, or without a waiting caller. */
  dashed?: boolean;
  /** Has arrowheads at both ends. */
  both?: boolean;
  /** Has no arrowhead: a bracket. */
  plain?: boolean;
  /** Is refused by the compiler or the chain. */
  wrong?: boolean;
}

/** Text beside a line, or a line of code. */
interface Label {
  text: string;
  /** Position on the baseline. */
  at: Point;
  anchor?: 'middle' | 'end';
  code?: boolean;
}

/** A drawing as data. */
export interface Scene {
  size: readonly [width: number, height: number];
  lanes?: readonly Lane[];
  boxes: readonly Box[];
  lines: readonly DrawingLine[];
  labels?: readonly Label[];
}

const RADIUS = 8;
const HEAD = 6;
/** Distance from the baseline of a name to that of its note. */
export const LEADING = 18;

/** The point one corner radius away in the direction of another point, at most halfway. */
function towards([x, y]: Point, [nextX, nextY]: Point): Point {
  const distance = Math.min(RADIUS, Math.hypot(nextX - x, nextY - y) / 2);
  return [x + distance * Math.sign(nextX - x), y + distance * Math.sign(nextY - y)];
}

export const cornersOf = ({path}: DrawingLine): Point[] =>
  path.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);

/** The path of a line with round corners. */
export function roundedPath(corners: readonly Point[]): string {
  return corners
    .map((point, index) => {
      const [before, after] = [corners[index - 1], corners[index + 1]];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      return `L${towards(point, before).join(' ')}Q${point.join(' ')} ${towards(point, after).join(' ')}`;
    })
    .join('');
}

/** The path of an arrowhead at the end of a line. */
export function arrowheadPath(corners: readonly Point[]): string {
  const [[fromX, fromY], [x, y]] = corners.slice(-2) as [Point, Point];
  const [backX, backY] = [HEAD * Math.sign(fromX - x), HEAD * Math.sign(fromY - y)];
  return `M${x + backX - backY} ${y + backY - backX}L${x} ${y}L${x + backX + backY} ${y + backY + backX}`;
}

/** The baseline of the first of one or two lines that are centred in an area. */
const centred = ([, y, , height]: Rect, note?: string): number => y + height / 2 + (note ? -4 : 5);

/** Position of the name of a box, which is centred there. */
export const nameOfBox = ({area, note}: Box): Point => [area[0] + area[2] / 2, centred(area, note)];

/** Start of the name of a lane. */
export function nameOfLane({area, note, place}: Lane): Point {
  const [x, y, , height] = area;
  if (place === 'beside') return [x + 12, centred(area, note)];
  return [x + 12, place === 'below' ? y + height - 11 : y + 22];
}
