// `tsx proof/script/write.ts docs/page.mdx=build/run/page.sh …`: writes the scripts that pages offer for download.
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {parsePage} from '../page/parse';
import {pageScript} from './page-script';

for (const pair of process.argv.slice(2)) {
  const [page = '', target = ''] = pair.split('=');
  const script = pageScript(parsePage(page));
  if (script === undefined) throw new Error(`${page} has a receipt with a script, but cannot be run as one.`);
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(target, script, {mode: 0o755});
}
