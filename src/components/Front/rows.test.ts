import {describe, expect, it} from 'vitest';
import {HEIGHT, LEAF, placed, WIDTH} from './rows';

const pagesOf = (count: number) => Array.from({length: count}, (_, index) => index);

describe('the leaves of the cedar', () => {
  it.each([1, 30, 57, 58, 60])('are as many as the pages, %i', (pages) => {
    expect(placed(pagesOf(pages)).map(({leaf}) => leaf)).toEqual(pagesOf(pages));
  });

  it('are within the drawing and apart from each other', () => {
    const tips = placed(pagesOf(57));
    for (const {x, y} of tips) {
      expect(x - LEAF.width / 2).toBeGreaterThan(0);
      expect(x + LEAF.width / 2).toBeLessThan(WIDTH);
      expect(y + LEAF.height).toBeLessThan(HEIGHT);
    }
    expect(new Set(tips.map(({x, y}) => `${x},${y}`)).size).toBe(57);
  });
});
