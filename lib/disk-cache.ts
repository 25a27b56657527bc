import {createHash, randomUUID} from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(__dirname);

/** `npm run clear` empties this folder with the caches of the bundler. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/cedra-docs');

const DAY = 24 * 60 * 60 * 1000;

/** Entries that no build has used for this long are deleted. */
const MAX_AGE = 30 * DAY;

const swept = new Set<string>();

/** Deletes old entries of a cache, once in the life of the process. */
function sweep(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > MAX_AGE) rmSync(file, {force: true});
  }
}

function read(file: string): Buffer | undefined {
  try {
    const data = readFileSync(file);
    if (Date.now() - statSync(file).mtimeMs > DAY) utimesSync(file, new Date(), new Date());
    return data;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file in one step: other processes read the cache, and a build can be stopped at any moment. */
function write(file: string, data: Buffer | string): void {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}

/** A hash that tells `['ab']` from `['a', 'b']`. */
function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

function entry(cache: string, inputs: readonly (string | Buffer)[]): string {
  const folder = path.join(FOLDER, cache);
  sweep(folder);
  return path.join(folder, hashOf(inputs));
}

const versions = new Map<string, string>();

/**
 * The version of code whose results are cached: it changes with these files and with the installed packages.
 * @param files paths from the root of the repository
 */
export function codeVersion(...files: readonly string[]): string {
  const key = files.join();
  let version = versions.get(key);
  if (version === undefined) {
    version = hashOf(['package-lock.json', ...files].map((file) => readFileSync(path.join(ROOT, file))));
    versions.set(key, version);
  }
  return version;
}

/**
 * Caches a text that is expensive to compute, across builds.
 * @param cache name of a folder
 * @param inputs everything that the text depends on, the `codeVersion` of its code included
 */
export function cachedText(cache: string, inputs: readonly string[], compute: () => string): string {
  const file = entry(cache, inputs);
  const found = read(file);
  if (found) return found.toString();
  const text = compute();
  write(file, text);
  return text;
}

/** The same for data that is computed asynchronously. */
export async function cachedData(
  cache: string,
  inputs: readonly (string | Buffer)[],
  compute: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = entry(cache, inputs);
  const found = read(file);
  if (found) return found;
  const data = await compute();
  write(file, data);
  return data;
}
