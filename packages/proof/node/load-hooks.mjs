// Loader hooks that record which files of the page a Node program loads, with their text. `record.mjs` registers them.
import {appendFileSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

let record;

export function initialize(file) {
  record = file;
}

export async function load(url, context, nextLoad) {
  const result = await nextLoad(url, context);
  if (url.startsWith('file:') && !url.includes('/node_modules/')) {
    const file = fileURLToPath(url.replace(/[?#].*$/, ''));
    appendFileSync(record, `${JSON.stringify({file, text: readFileSync(file, 'utf8')})}\n`);
  }
  return result;
}
