// `npm run fonts`: writes the site's two typefaces and their licences to `src/css/fonts`, reduced to the characters and
// weights that pages use. Run after an update of the `@fontsource-variable` packages.
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import subset from 'subset-font';

const FOLDER = 'src/css/fonts';

/** Characters of the docs and of the interface; browsers take any other one from the reader's own typefaces. */
const CHARACTERS =
  Array.from({length: 0x7f - 0x20}, (_, offset) => String.fromCharCode(0x20 + offset)).join('') +
  '\u00a0§©«»°±²³·×÷éü–—‘’“”…‹›−√≈≤≥←↑→↓';

/** Weights from regular to bold, which is what the style sheets ask for. */
const WEIGHTS = {min: 400, max: 700};

/** Files by the names of their families at Fontsource. */
const typefaces = {text: 'atkinson-hyperlegible-next', code: 'geist-mono'};

async function main(): Promise<void> {
  await mkdir(FOLDER, {recursive: true});
  for (const [name, family] of Object.entries(typefaces)) {
    const folder = `node_modules/@fontsource-variable/${family}`;
    const original = await readFile(`${folder}/files/${family}-latin-wght-normal.woff2`);
    const font = await subset(original, CHARACTERS, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}});
    await writeFile(`${FOLDER}/${name}.woff2`, font);
    await copyFile(`${folder}/LICENSE`, `${FOLDER}/${name}-LICENSE.txt`);
    console.log(`${name}: ${(original.length / 1000).toFixed(1)} KB → ${(font.length / 1000).toFixed(1)} KB`);
  }
}

void main();
