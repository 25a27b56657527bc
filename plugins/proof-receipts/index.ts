import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findPages} from '../../proof/page/find-pages';
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
      const scripts = Object.entries(readReceipts(siteDir)).flatMap(([file, {script}]) =>
        script ? [`${file}=${path.join(outDir, 'run', `${pageName(file)}.sh`)}`] : [],
      );
      if (scripts.length === 0) return;
      // In a process of its own: the parser of pages is an ES module, and this file is loaded as CommonJS.
      execFileSync(process.execPath, ['--import', 'tsx', 'proof/script/write.ts', ...scripts], {
        cwd: siteDir,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
  };
}
