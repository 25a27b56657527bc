import {readFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import type {ReactElement} from 'react';
import satori, {type Font} from 'satori';
import {devDependencies as versions} from '../../package.json';
import {cachedData} from '../../lib/disk-cache';
import {CARD_SIZE} from '../../src/site/socialCard';

/** Part of the cache key, because another version may render another image. */
const rendererVersions = (['satori', '@resvg/resvg-js', '@fontsource/inter'] as const).map(
  (name) => versions[name],
);

const FONT_FILES = [
  {weight: 400, file: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')},
  {weight: 600, file: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff')},
] as const;

function readFonts(): Promise<Font[]> {
  return Promise.all(
    FONT_FILES.map(async ({weight, file}) => ({name: 'Inter', weight, data: await readFile(file)})),
  );
}

let fonts: Promise<Font[]> | undefined;

/** Renders a card as a PNG, with a disk cache. */
export function drawCard(card: ReactElement): Promise<Buffer> {
  return cachedData('social-cards', [JSON.stringify([card, CARD_SIZE, rendererVersions])], async () => {
    fonts ??= readFonts();
    const svg = await satori(card, {...CARD_SIZE, fonts: await fonts});
    return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
  });
}
