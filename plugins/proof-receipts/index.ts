import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {publishedDocs} from '../../lib/docs-version';
import {parsePage, type Page} from '../../markdown/page';
import {findPages, pageName} from '../../markdown/pages';
import {isProgram, programName, programsOf, runsHere} from '../../markdown/programs';
import {pageScript} from '../../markdown/page-script';
import type {SiteProof} from '../../src/components/Front/model';
import {pageProof, readReceipts} from './receipts';
import {failingOf, leafOf, specimenOf, totalsOf} from './site';

/** The page with the totals of all pages. */
const FRONT = 'docs/getting-started/index.mdx';

/**
 * Gives pages their receipts from `proof.lock.json` and the names of their programs, and publishes a shell script for
 * each page that can be run as one.
 */
export default function proofReceipts({siteDir, siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const {run} = options as {run: boolean};
  let pages = new Map<string, Page>();
  const pageOf = (file: string): Page => {
    const page = pages.get(file);
    if (!page) throw new Error(`${file} is not a page of the site.`);
    return page;
  };
  return {
    name: 'proof-receipts',
    getPathsToWatch: () => [path.join(siteDir, 'proof.lock.json')],
    async contentLoaded({actions}) {
      const receipts = readReceipts(siteDir);
      pages = new Map(findPages().map((file) => [file, parsePage(file)]));
      for (const [file, page] of pages) {
        // Only a built site has scripts.
        const script = process.env.NODE_ENV === 'production' ? `${baseUrl}run/${pageName(file)}.sh` : null;
        const programs = run ? programsOf(page).filter(isProgram) : [];
        const runnable = new Map(
          programs.map((program) => [
            program.block.hash,
            {
              program: programName(file, program),
              isRequest: program.request !== undefined || undefined,
              runsHere: runsHere(program, receipts[file]) || undefined,
            },
          ]),
        );
        const proof = pageProof(receipts[file], script, runnable);
        await actions.createData(`${pageName(file)}.json`, JSON.stringify(proof));
      }
    },
    async allContentLoaded({allContent, actions}) {
      const receipts = readReceipts(siteDir);
      const docs = publishedDocs(allContent).map((doc) => ({doc, file: doc.source.replace('@site/', '')}));
      const site: SiteProof = {
        leaves: docs
          .map(({doc: {permalink, title}, file}) =>
            leafOf({path: applyTrailingSlash(permalink, siteConfig), title, receipt: receipts[file]}),
          )
          .sort((one, other) => (one.path < other.path ? -1 : 1)),
        totals: totalsOf(Object.values(receipts)),
        failing: docs
          .map(({file}) => (receipts[file] ? failingOf(pageOf(file), receipts[file]) : 0))
          .reduce((all, each) => all + each, 0),
        specimen: await specimenOf(pageOf(FRONT), receipts[FRONT]),
      };
      await actions.createData('site.json', site);
    },
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'run');
      await mkdir(folder, {recursive: true});
      for (const [file, receipt] of Object.entries(readReceipts(siteDir))) {
        if (!receipt.script) continue;
        const script = pageScript(pageOf(file));
        if (script === undefined)
          throw new Error(`${file} has a receipt with a script, but cannot be run as one.`);
        await writeFile(path.join(folder, `${pageName(file)}.sh`), script, {mode: 0o755});
      }
    },
  };
}
