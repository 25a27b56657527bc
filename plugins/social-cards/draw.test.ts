import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CARD_SIZE} from './cardPath';
import {design} from './design';
import {cardDrawer} from './draw';

const brand = {
  name: 'Docs',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  colours: {'ink-50': '#fff', 'ink-900': '#000', 'cedar-700': '#0f6353'},
};
const card = (title: string) => design({title, section: 'Guides'}, brand);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
});
afterAll(() => rm(folder, {recursive: true}));

describe('cardDrawer', () => {
  it('draws a PNG of the right size and a small weight, also of a title that is far too long', async () => {
    const png = await cardDrawer(folder)(card('A title that goes on '.repeat(20)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(CARD_SIZE.width);
    expect(png.readUInt32BE(20)).toBe(CARD_SIZE.height);
    expect(png.length).toBeLessThan(80_000);
  });

  it('draws what it has drawn before from its folder, and another title anew', async () => {
    await cardDrawer(folder)(card('One'));
    for (const file of await readdir(folder)) await writeFile(path.join(folder, file), 'kept');
    const draw = cardDrawer(folder);
    expect((await draw(card('One'))).toString()).toBe('kept');
    expect((await draw(card('Two'))).length).toBeGreaterThan(1000);
  });
});
