// For the preload of a project, which Node programs of a page begin with.
import {writeFileSync} from 'node:fs';
import {register} from 'node:module';
import {join} from 'node:path';
import process from 'node:process';

/** Records the files that the program loads, and its exit code, in the `records` of the sandbox. A killed server writes no code. */
export function recordLoads(folder) {
  const record = join(folder, `${Date.now()}-${process.pid}`);
  register('./load-hooks.mjs', import.meta.url, {data: `${record}.loads`});
  process.on('exit', (code) => writeFileSync(`${record}.exit`, String(code)));
}
