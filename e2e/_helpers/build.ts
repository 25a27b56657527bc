import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sites} from './sites';

/**
 * The script that holds the text of a document, as it stands in the build.
 * @throws Error when no script or more than one does
 */
export function contentScript(docId: string): {url: string; source: string} {
  const folder = join(sites.plain.directory, 'assets/js');
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({url: `/assets/js/${name}`, source: readFileSync(join(folder, name), 'utf8')}))
    .filter(({source}) => source.includes(`JSON.parse('{"id":"${docId}",`));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} scripts hold the text of ${docId}.`);
  return found[0];
}
