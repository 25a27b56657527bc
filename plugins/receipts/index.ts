import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Page} from '@cedra-docs/proof/build';
import {readOutputs} from '../../cedra/receipts/outputs';
import {RECEIPTS, readReceipts} from '../../cedra/receipts/receipts';
import {pageAddress, publishedDocs} from '../../lib/docs-version';
import {loadPage} from '../../cedra/pages/page';
import {findPages, originalPage, pageName} from '../../cedra/pages/files';
import {pageScript} from '../../cedra/pages/page-script';
import {markdownPath} from '../../src/site/markdownPath';
import type {SiteProof} from '../../src/figures/Front/model';
import {blockPrograms} from '../programs/blockPrograms';
import {type PageData, pageData, proofSchema} from './proof-data';
import {pageProof} from './receipts';
import {failingOf, pageProofOf, type ProvenPage, exampleOf, totalsOf} from './site';

/** The page with the totals of all pages. */
const FRONT = 'docs/getting-started/index.mdx';

/** Writes the proof of all pages: a file for each, by its path, and all blocks in one. */
async function publishProof(outDir: string, data: ReadonlyMap<string, PageData>): Promise<void> {
  const publish = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await writeFile(path.join(outDir, file), text);
  };
  for (const [file, page] of data) await publish(file, `${JSON.stringify(page, null, 2)}\n`);
  const blocks = [...data.values()].flatMap(({page, proof, blocks: all}) =>
    all.map((block) => `${JSON.stringify({page, ...block, proof})}\n`),
  );
  await publish('proof/blocks.jsonl', blocks.join(''));
  await publish('proof/schema.json', `${JSON.stringify(proofSchema, null, 2)}\n`);
}

/**
 * Gives pages their receipts and the names of their programs. Publishes the proof of all code as data, and a shell
 * script for each page that can be run as one.
 * @param run whether readers can run programs
 */
export default function proofReceipts({siteDir, siteConfig, baseUrl}: LoadContext, run: boolean): Plugin {
  const schema = new URL(`${baseUrl}proof/schema.json`, siteConfig.url).href;
  let pages = new Map<string, Page>();
  /** By the path of the published file. */
  const data = new Map<string, PageData>();
  const pageOf = (file: string): Page => {
    const page = pages.get(file);
    if (!page) throw new Error(`${file} is not a page of the site.`);
    return page;
  };
  return {
    name: 'receipts',
    getPathsToWatch: () => [path.join(siteDir, RECEIPTS, '**/*.json')],
    // Not `contentLoaded`, which a development server repeats only when a receipt has changed.
    async allContentLoaded({allContent, actions}) {
      const receipts = readReceipts(siteDir);
      pages = new Map(findPages().map((file) => [file, loadPage(file)]));
      for (const [file, page] of pages) {
        // Only a built site has scripts.
        const script = process.env.NODE_ENV === 'production' ? `${baseUrl}run/${pageName(file)}.sh` : null;
        const programs = run ? blockPrograms(file, page, receipts[file]) : undefined;
        const proof = pageProof(page, receipts[file], script, programs);
        await actions.createData(`${pageName(file)}.json`, JSON.stringify(proof));
      }
      const outputs = readOutputs(siteDir);
      const provenPage = (file: string): ProvenPage => ({page: pageOf(file), receipt: receipts[file]});
      const docs = publishedDocs(allContent).map((doc) => ({
        doc,
        proven: provenPage(originalPage(doc.source.replace('@site/', ''))),
      }));
      for (const {doc, proven} of docs) {
        const address = pageAddress(doc.permalink, siteConfig);
        const file = markdownPath(doc.permalink, baseUrl).slice(baseUrl.length).replace(/\.md$/, '.json');
        data.set(
          `proof/${file}`,
          pageData(proven, outputs[proven.page.file] ?? {}, doc.title, address, schema),
        );
      }
      const proven = docs.map((each) => each.proven);
      const site: SiteProof = {
        pages: docs
          .map(({doc: {permalink, title}, proven: page}) =>
            pageProofOf(page, applyTrailingSlash(permalink, siteConfig), title),
          )
          .sort((one, other) => (one.path < other.path ? -1 : 1)),
        totals: totalsOf(proven),
        failing: proven.map(failingOf).reduce((all, each) => all + each, 0),
        example: await exampleOf(provenPage(FRONT)),
      };
      await actions.createData('site.json', site);
    },
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'run');
      await mkdir(folder, {recursive: true});
      const receipts = readReceipts(siteDir);
      for (const [file, page] of pages) {
        const script = receipts[file]?.script && pageScript(page);
        if (script === undefined) continue;
        await writeFile(path.join(folder, `${pageName(file)}.sh`), script, {mode: 0o755});
      }
      await publishProof(outDir, data);
    },
  };
}
