import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../proof/paths';

/** `npm run clear` empties it with the caches of the bundler. */
const FOLDER = path.join(root, 'node_modules/.cache/cedra-docs');

const hashes = new Map<string, string>();

const hashOf = (...texts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
};

/** Files of the repository do not change while a program runs that was loaded from them. */
function hashOfFile(file: string): string {
  let hash = hashes.get(file);
  if (hash === undefined) hashes.set(file, (hash = hashOf(readFileSync(path.join(root, file)))));
  return hash;
}

/**
 * A text that takes long to make: as it was made before, by an earlier build too, or else made now and kept. The
 * packages, which may have a part in it, are those of the lock file.
 * @param module the file that makes it, from the root of the repository: whatever it makes, it makes anew when changed
 * @param from all that it is made from
 */
export function kept(module: string, from: readonly string[], make: () => string): string {
  const name = hashOf(hashOfFile('package-lock.json'), hashOfFile(module), ...from);
  const folder = path.join(FOLDER, module);
  const file = path.join(folder, name);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const text = make();
    mkdirSync(folder, {recursive: true});
    // In one step: another process may look for it, or this one be stopped.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
    return text;
  }
}
