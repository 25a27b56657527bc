/** Left, top, width and height, in pixels on a grid of 8. */
export type Area = readonly [x: number, y: number, width: number, height: number];

export type Point = readonly [x: number, y: number];

/** Text in one or two lines, and where its first line stands. */
interface Name {
  area: Area;
  name: string;
  /** Second line. */
  note?: string;
}

/** A place with boxes in it, and its name. */
export interface Lane extends Name {
  /** Where in the lane its name stands; above the boxes unless told. */
  place?: 'below' | 'beside';
}

export interface Box extends Name {
  /** Belongs to what the drawing is about. */
  key?: boolean;
}

/** A way between boxes: horizontal and vertical parts, and an arrowhead at its end. */
export interface Line {
  /** Its corners: `x,y x,y`. */
  way: string;
  key?: boolean;
  /** Happens without anybody waiting for it. */
  dashed?: boolean;
  /** Has an arrowhead at its beginning, too. */
  both?: boolean;
}

/** What a line means, beside it. */
interface Label {
  text: string;
  /** Where the text stands on its baseline. */
  at: Point;
  anchor?: 'middle' | 'end';
}

/** A drawing as data. */
export interface Scene {
  size: readonly [width: number, height: number];
  lanes?: readonly Lane[];
  boxes: readonly Box[];
  lines: readonly Line[];
  labels?: readonly Label[];
}

const RADIUS = 8;
const HEAD = 6;
/** From the baseline of a name to that of its note. */
export const LEADING = 18;

/** The point on the way from one point to another that is the radius of a corner away, at most half the way. */
function towards([x, y]: Point, [nextX, nextY]: Point): Point {
  const distance = Math.min(RADIUS, Math.hypot(nextX - x, nextY - y) / 2);
  return [x + distance * Math.sign(nextX - x), y + distance * Math.sign(nextY - y)];
}

/** The corners of a line. */
export const cornersOf = ({way}: Line): Point[] =>
  way.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);

/** The path of a line with round corners. */
export function pathOf(corners: readonly Point[]): string {
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
export function headOf(corners: readonly Point[]): string {
  const [[fromX, fromY], [x, y]] = corners.slice(-2) as [Point, Point];
  const [backX, backY] = [HEAD * Math.sign(fromX - x), HEAD * Math.sign(fromY - y)];
  return `M${x + backX - backY} ${y + backY - backX}L${x} ${y}L${x + backX + backY} ${y + backY + backX}`;
}

/** The baseline of the first of one or two lines that are centred in an area. */
const centred = ([, y, , height]: Area, note?: string): number => y + height / 2 + (note ? -4 : 5);

/** Where the name of a box stands; it is centred there. */
export const nameOfBox = ({area, note}: Box): Point => [area[0] + area[2] / 2, centred(area, note)];

/** Where the name of a lane begins. */
export function nameOfLane({area, note, place}: Lane): Point {
  const [x, y, , height] = area;
  if (place === 'beside') return [x + 12, centred(area, note)];
  return [x + 12, place === 'below' ? y + height - 11 : y + 22];
}
