// `tsx scripts/size/compress.ts [folder]`: writes `x.br` and `x.gz` next to every text file of a build, for the container, for
// measurements, and for the size budgets. GitHub Pages compresses files itself and would not serve these.
import {readdirSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {cpus} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {readArguments} from '../../lib/command/arguments';
import {cachedData} from '../../lib/disk-cache';

const TEXT = /\.(html|js|css|md|txt|json|xml|svg|sh|webmanifest)$/;
/** Size in bytes below which a file fits into the first packet uncompressed. */
const MIN_SIZE = 1_000;
/** Level 11 takes twice as long as level 10 for files that are 2 % smaller; the cache makes this affordable. */
const BROTLI_LEVEL = 11;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The text files of a build that are worth compressing. */
function textFiles(folder: string): string[] {
  return (readdirSync(folder, {recursive: true}) as string[])
    .map((name) => path.join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).size >= MIN_SIZE);
}

/** Writes both compressed forms of a file, from the cache if possible. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const br = await cachedData('brotli', [`${BROTLI_LEVEL}`, content], () => brotliAsync(content, {params}));
  const gz = await cachedData('gzip', [content], () => gzipAsync(content, {level: 9}));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes the compressed forms of all text files of a build. */
export async function compressFolder(folder: string): Promise<void> {
  const start = Date.now();
  const files = textFiles(folder);
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      await compress(file);
    }
  };
  await Promise.all(cpus().map(worker));
  console.log(`Compressed ${files.length} files in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

if (require.main === module) {
  const usage = 'Usage: npx tsx scripts/size/compress.ts [folder]';
  void compressFolder(readArguments(usage, {allowPositionals: true}).positionals[0] ?? 'build');
}
