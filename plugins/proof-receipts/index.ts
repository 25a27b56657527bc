import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findPages, parsePage} from '../../proof/page';
import {pageScript} from '../../proof/page-script';
import {pageName, pageProof, readReceipts} from './receipts';

/** Brings the receipts of `proof.lock.json` to the pages, and the scripts of those that can be run as one. */
export default function proofReceipts({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'proof-receipts',
    getPathsToWatch: () => [path.join(siteDir, 'proof.lock.json')],
    async contentLoaded({actions}) {
      const receipts = readReceipts(siteDir);
      for (const file of findPages()) {
        // The scripts exist in a built site only.
        const script = process.env.NODE_ENV === 'production' ? `${baseUrl}run/${pageName(file)}.sh` : null;
        const proof = pageProof(receipts[file], script);
        await actions.createData(`${pageName(file)}.json`, JSON.stringify(proof));
      }
    },
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'run');
      await mkdir(folder, {recursive: true});
      for (const [file, receipt] of Object.entries(readReceipts(siteDir))) {
        if (!receipt.script) continue;
        const script = pageScript(parsePage(file));
        if (script === undefined)
          throw new Error(`${file} has a receipt with a script, but cannot be run as one.`);
        await writeFile(path.join(folder, `${pageName(file)}.sh`), script, {mode: 0o755});
      }
    },
  };
}
