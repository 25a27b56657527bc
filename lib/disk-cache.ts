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

/** `npm run clear` deletes everything in `node_modules/.cache`. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/cedra-docs');

const DAY = 24 * 60 * 60 * 1000;

/** Entries that no build has used for this many milliseconds are deleted. */
const MAX_AGE = 30 * DAY;

const cleaned = new Set<string>();

/** Creates the folder of a cache and deletes its old entries, once in each process. */
function prepare(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another process may have deleted the file.
    const stats = statSync(file, {throwIfNoEntry: false});
    if (stats && Date.now() - stats.mtimeMs > MAX_AGE) rmSync(file, {force: true});
  }
}

/** Reads an entry and renews its time of last use, at most once a day; undefined if the entry does not exist. */
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

/** Writes a file atomically, because other processes read the cache and a build can be interrupted. */
function write(file: string, data: Buffer | string): void {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, data);
  renameSync(temporary, file);
}

/** A hash of a list; `['ab']` and `['a', 'b']` have different hashes. */
function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

function entryFile(cache: string, inputs: readonly (string | Buffer)[]): string {
  const folder = path.join(FOLDER, cache);
  prepare(folder);
  return path.join(folder, hashOf(inputs));
}

const versions = new Map<string, string>();

/**
 * A hash of the code that computes cached results; it changes with the given files and with `package-lock.json`.
 * @param files paths from the root of the repository
 * @throws Error when a file does not exist
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
 * Returns a text from the cache, or computes and stores it.
 * @param cache name of the cache's folder
 * @param inputs everything that the text depends on, including the `codeVersion` of its code
 */
export function cachedText(cache: string, inputs: readonly string[], compute: () => string): string {
  const file = entryFile(cache, inputs);
  const found = read(file);
  if (found) return found.toString();
  const text = compute();
  write(file, text);
  return text;
}

/** Does the same as `cachedText` for binary data that is computed asynchronously. */
export async function cachedData(
  cache: string,
  inputs: readonly (string | Buffer)[],
  compute: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = entryFile(cache, inputs);
  const found = read(file);
  if (found) return found;
  const data = await compute();
  write(file, data);
  return data;
}
