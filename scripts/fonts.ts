// `npm run fonts`: writes the site's two typefaces and their licences to `src/css/fonts`, reduced to the characters and
// weights that pages use. Run it after an update of the `@fontsource-variable` packages.
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';
import {readArguments} from '../lib/command/arguments';

const FOLDER = 'src/css/fonts';

/** Characters of the docs and of the interface; browsers render any other character in a fallback font. */
const CHARACTERS =
  Array.from({length: 0x7f - 0x20}, (_, offset) => String.fromCharCode(0x20 + offset)).join('') +
  '\u00a0§©«»°±²³·×÷éü–—‘’“”…‹›−√≈≤≥←↑→↓';

/** Weights that the style sheets use, from regular to bold. */
const WEIGHTS = {min: 400, max: 700};

const typefaces = {
  text: require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
  code: require.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
};

async function main(): Promise<void> {
  readArguments('Usage: npm run fonts', {});
  await mkdir(FOLDER, {recursive: true});
  for (const [name, file] of Object.entries(typefaces)) {
    const original = await readFile(file);
    const font = await subset(original, CHARACTERS, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}});
    await writeFile(`${FOLDER}/${name}.woff2`, font);
    await copyFile(path.join(path.dirname(file), '../LICENSE'), `${FOLDER}/${name}-LICENSE.txt`);
    console.log(`${name}: ${(original.length / 1000).toFixed(1)} KB → ${(font.length / 1000).toFixed(1)} KB`);
  }
}

void main();
