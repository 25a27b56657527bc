import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {CliReference} from '../reference/cli/model';
import type {CedraCli} from './cli';

/** How receipts name the tools that proved a page. */
export function toolNames(cli: Pick<CliReference, 'version' | 'commit'>): string {
  return `Cedra CLI ${cli.version} (${cli.commit}), ts-sdk ${packageVersion('@cedra-labs/ts-sdk')}`;
}

/** Whether the tool here is the one that the reference data was read from. */
export function isPinned(cli: CedraCli, reference: CliReference): boolean {
  return cli.version === reference.version && cli.commit === reference.commit;
}

/** Version of an installed npm package. */
function packageVersion(name: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as {version: string}).version;
}
