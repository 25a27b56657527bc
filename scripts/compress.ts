// `tsx scripts/compress.ts [folder]`: writes `x.br` and `x.gz` next to every text file of a build, for hosts that serve
// such files. Runs after the build, not in it: the plugins' last steps run side by side, and this one needs what the
// others wrote.
import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import {cpus} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(html|js|css|md|txt|json|xml|svg|sh|webmanifest)$/;
/** Smaller files fit into the first packet as they are. */
const SMALLEST = 1_000;
/** Loads are 2 % lighter than at 10, for twice the time, once for a new file. */
const BROTLI_LEVEL = 11;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function textFiles(folder: string): string[] {
  return (readdirSync(folder, {recursive: true}) as string[])
    .map((name) => path.join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).size >= SMALLEST);
}

/** What the last build had, under the hash of its content: most of the next one is the same. */
const KEPT = 'node_modules/.cache/cedra-docs/compress';

/** Keeps data in one step: half of it, after a stop, would be taken for the whole. */
async function keep(name: string, made: Promise<Buffer>): Promise<Buffer> {
  const data = await made;
  const unfinished = path.join(KEPT, randomUUID());
  await writeFile(unfinished, data);
  await rename(unfinished, path.join(KEPT, name));
  return data;
}

/** Writes a file's two compressed forms, and says where they are kept. */
async function compress(file: string): Promise<string[]> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(`${BROTLI_LEVEL}`).update(content).digest('hex').slice(0, 32);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = {br: () => brotliAsync(content, {params}), gz: () => gzipAsync(content, {level: 9})};
  return Promise.all(
    Object.entries(forms).map(async ([extension, make]) => {
      const kept = `${hash}.${extension}`;
      const data = await readFile(path.join(KEPT, kept)).catch(() => keep(kept, make()));
      await writeFile(`${file}.${extension}`, data);
      return kept;
    }),
  );
}

async function main(folder = 'build'): Promise<void> {
  const start = Date.now();
  const files = textFiles(folder);
  mkdirSync(KEPT, {recursive: true});
  const old = new Set(readdirSync(KEPT));
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      for (const name of await compress(file)) old.delete(name);
    }
  };
  await Promise.all(cpus().map(worker));
  for (const name of old) rmSync(path.join(KEPT, name), {force: true});
  console.log(`Compressed ${files.length} files in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

void main(process.argv[2]);
