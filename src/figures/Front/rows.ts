/** Leaves in each row of the cedar with 57 pages; every fourth row ends a tier. */
const SHAPE = [1, 2, 3, 4, 3, 4, 5, 6, 5, 7, 8, 9];
const ROWS_IN_TIER = 4;
const WHOLE = SHAPE.reduce((sum, row) => sum + row);

/** Distances in units of the drawing. */
const COLUMN = 20;
const ROW = 21;
const TIER_GAP = 7;

/** Width and height of the leaves; `WIDTH` by `HEIGHT` is the size of the whole tree. */
export const LEAF = {width: 16, height: 14};
export const WIDTH = 200;
export const HEIGHT = 310;

/** Places leaves in rows in the shape of a cedar; `x` and `y` are the tip of a leaf. */
export function placeLeaves<T>(leaves: readonly T[]): {leaf: T; x: number; y: number}[] {
  let before = 0;
  return SHAPE.flatMap((share, row) => {
    // Rounding cumulative counts makes the rows add up to all leaves.
    const start = Math.round((before / WHOLE) * leaves.length);
    before += share;
    const inRow = leaves.slice(start, Math.round((before / WHOLE) * leaves.length));
    const y = 4 + row * ROW + Math.floor(row / ROWS_IN_TIER) * TIER_GAP;
    return inRow.map((leaf, index) => ({leaf, x: WIDTH / 2 + (index - (inRow.length - 1) / 2) * COLUMN, y}));
  });
}
