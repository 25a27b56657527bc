import {describe, expect, it} from 'vitest';
import {HEIGHT, LEAF, placePages, WIDTH} from './rows';

const pagesOf = (count: number) => Array.from({length: count}, (_, index) => index);

describe('placePages', () => {
  it.each([1, 30, 57, 58, 60])('places each of %i leaves once', (pages) => {
    expect(placePages(pagesOf(pages)).map(({page}) => page)).toEqual(pagesOf(pages));
  });

  it('keeps leaves inside the drawing and apart from each other', () => {
    const tips = placePages(pagesOf(57));
    for (const {x, y} of tips) {
      expect(x - LEAF.width / 2).toBeGreaterThan(0);
      expect(x + LEAF.width / 2).toBeLessThan(WIDTH);
      expect(y + LEAF.height).toBeLessThan(HEIGHT);
    }
    expect(new Set(tips.map(({x, y}) => `${x},${y}`)).size).toBe(57);
  });
});
