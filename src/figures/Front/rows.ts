/** Leaves in each row of the tree with 57 pages; a gap follows every fourth row. */
const SHAPE = [1, 2, 3, 4, 3, 4, 5, 6, 5, 7, 8, 9];
const ROWS_IN_GROUP = 4;
const WHOLE = SHAPE.reduce((sum, row) => sum + row);

/** Distances in units of the drawing. */
const COLUMN = 20;
const ROW = 21;
const GROUP_GAP = 7;

/** Width and height of the leaves; `WIDTH` by `HEIGHT` is the size of the whole tree. */
export const LEAF = {width: 16, height: 14};
export const WIDTH = 200;
export const HEIGHT = 310;

/** Places pages as leaves in the rows of a tree; `x` and `y` are the tip of a leaf. */
export function placePages<T>(pages: readonly T[]): {page: T; x: number; y: number}[] {
  let before = 0;
  return SHAPE.flatMap((share, row) => {
    // Rounding cumulative counts makes the rows add up to all leaves.
    const start = Math.round((before / WHOLE) * pages.length);
    before += share;
    const inRow = pages.slice(start, Math.round((before / WHOLE) * pages.length));
    const y = 4 + row * ROW + Math.floor(row / ROWS_IN_GROUP) * GROUP_GAP;
    return inRow.map((page, index) => ({page, x: WIDTH / 2 + (index - (inRow.length - 1) / 2) * COLUMN, y}));
  });
}
