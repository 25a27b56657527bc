import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {markdownPath, wholePath} from '../../src/site/markdownPath';
import {product} from '../../src/site/product';
import {pageAddress, pageRoute} from '../../lib/docs-version';
import {cachedText, codeVersion} from '../../lib/disk-cache';
import {readReceipts} from '../../cedra/receipts/receipts';
import {originalPage} from '../../cedra/pages/files';
import {inReadingOrder, sectionOf, sectionsOf} from '../../cedra/pages/sections';
import {agentsFile, checkAgentRules} from './agents';
import {articleOf, toTree} from './convert';
import {llmsFull, llmsIndex, type MarkdownPage} from './llms';
import {pageFiles} from './published-files';
import {addProofLines} from './proof-lines';
import {referencesIn} from './references';
import {apiCatalog, skillFiles} from './well-known';
import type {Written, WrittenPage} from './written';

/**
 * Writes each page as Markdown next to its HTML, and indexes of these files, for programs. The text is converted from
 * the built page, so it contains the output of components and the proven code.
 */
export async function writeMarkdown(
  {siteConfig, baseUrl}: Pick<LoadContext, 'siteConfig' | 'baseUrl'>,
  version: LoadedVersion,
  outDir: string,
): Promise<Written> {
  const site = new URL(baseUrl, siteConfig.url).href;
  const title = `${product.name} ${product.siteTitle}`;
  const pages: MarkdownPage[] = [];
  const writtenPages: WrittenPage[] = [];
  const categories = sectionsOf(version.sidebars);
  const receipts = readReceipts();
  const addresses = new Set<string>();
  for (const doc of inReadingOrder(version.docs, categories)) {
    const {description} = doc;
    const url = pageAddress(doc.permalink, siteConfig);
    const file = markdownPath(doc.permalink, baseUrl).slice(baseUrl.length);
    const html = path.join(outDir, file.replace(/\.md$/, '.html'));
    const article = articleOf(await readFile(html, 'utf8'));
    const code = codeVersion('plugins/markdown/convert.ts', 'plugins/markdown/references.ts');
    const inputs = [code, article, url, ...referencesIn(article)];
    const tree = JSON.parse(
      cachedText('markdown-pages', inputs, () => JSON.stringify(toTree(article, url), withoutPositions)),
    ) as Root;
    const source = originalPage(doc.source.replace('@site/', ''));
    const receipt = receipts[source];
    const route = pageRoute(doc.permalink, baseUrl);
    addresses.add(route);
    const headings: {id: string; title: string}[] = [];
    visit(tree, 'heading', (heading) => {
      const id = heading.data?.id;
      if (!id) return;
      addresses.add(`${route}#${id}`);
      headings.push({id, title: toString(heading)});
    });
    addProofLines(tree, source, receipt);
    const page = {title: doc.title, description, url, markdownUrl: `${site}${file}`, receipt};
    const files = pageFiles(tree, {...page, indexUrl: `${site}llms.txt`});
    const all = [
      [file, files.page] as const,
      ...Array.from(files.sections, ([id, text]) => [file.replace(/\.md$/, `/${id}.md`), text] as const),
    ];
    for (const [name, text] of all) await writeNew(path.join(outDir, name), text);
    writtenPages.push({route, files: all, headings});
    if (files.sections.size > 0) await writeNew(path.join(outDir, wholePath(file)), files.whole);
    const category = sectionOf(doc.id, categories);
    pages.push({title: doc.title, description, url: page.markdownUrl, category, markdown: files.whole});
  }
  checkAgentRules(addresses);
  const agents = agentsFile(site, title);
  const indexes = [
    ['llms.txt', llmsIndex(site, title, siteConfig.tagline, pages)] as const,
    ['agents.md', agents] as const,
  ];
  await writeNew(path.join(outDir, '.well-known/api-catalog'), apiCatalog(site));
  for (const [file, text] of [...indexes, ...skillFiles(agents), ...llmsFull(pages)])
    await writeNew(path.join(outDir, file), text);
  return {pages: writtenPages, indexes};
}

const withoutPositions = (key: string, value: unknown): unknown => (key === 'position' ? undefined : value);

/** Writes a file that must not exist: the section of one page can have the name of another page. */
async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text, {flag: 'wx'});
}
