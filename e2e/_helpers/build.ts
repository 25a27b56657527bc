import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sites} from './sites';

interface Script {
  url: string;
  source: string;
}

/**
 * The script of the build that contains a text.
 * @throws Error when no script or more than one has it
 */
export function scriptWith(text: string): Script {
  const folder = join(sites.plain.directory, 'assets/js');
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({url: `/assets/js/${name}`, source: readFileSync(join(folder, name), 'utf8')}))
    .filter(({source}) => source.includes(text));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} scripts hold ${text}`);
  return found[0];
}

/** The script that holds the text of a document. */
export const contentScript = (docId: string): Script => scriptWith(`JSON.parse('{"id":"${docId}",`);
