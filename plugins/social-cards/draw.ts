import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {ReactElement} from 'react';
import satori, {type Font} from 'satori';
import {devDependencies as versions} from '../../package.json';
import {CARD_SIZE} from './cardPath';

/** Whatever changes a card changes this text: what is drawn, and by what. */
const tools = (['satori', '@resvg/resvg-js', '@fontsource/inter'] as const).map((name) => versions[name]);

const FONT_FILES = [
  {weight: 400, file: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')},
  {weight: 600, file: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff')},
] as const;

function readFonts(): Promise<Font[]> {
  return Promise.all(
    FONT_FILES.map(async ({weight, file}) => ({name: 'Inter', weight, data: await readFile(file)})),
  );
}

/**
 * Makes a drawer of cards that looks into a folder first: a card that was drawn once is not drawn again.
 * @param folder where drawn cards are kept, each under the hash of what it is made from
 */
export function cardDrawer(folder: string): (card: ReactElement) => Promise<Buffer> {
  let fonts: Promise<Font[]> | undefined;
  return async (card) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([card, CARD_SIZE, tools]))
      .digest('hex');
    const file = path.join(folder, `${hash.slice(0, 32)}.png`);
    try {
      return await readFile(file);
    } catch {
      fonts ??= readFonts();
      const svg = await satori(card, {...CARD_SIZE, fonts: await fonts});
      const png = new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
      await mkdir(folder, {recursive: true});
      // In one step: half a picture, after a stop, would be taken for the whole.
      await writeFile(`${file}.${process.pid}`, png);
      await rename(`${file}.${process.pid}`, file);
      return png;
    }
  };
}
