import {expect, it} from 'vitest';
import {CARD_SIZE} from '../../src/site/socialCard';
import {design} from './design';
import {drawCard} from './draw';

const brand = {
  name: 'Docs',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  colours: {'ink-50': '#fff', 'ink-900': '#000', 'cedar-700': '#0f6353'},
};

it('drawCard renders a PNG of the right size and below 80 KB, even for a very long title', async () => {
  const title = 'A title that goes on '.repeat(20);
  const png = await drawCard(design({title, section: 'Guides'}, brand));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(CARD_SIZE.width);
  expect(png.readUInt32BE(20)).toBe(CARD_SIZE.height);
  expect(png.length).toBeLessThan(80_000);
});
