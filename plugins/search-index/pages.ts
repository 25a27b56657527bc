import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {PageRecord, SectionRecord} from '../../src/search/engine/types';
import {categoriesOf, sidebarLabels, type CategoryLabels} from './categories';
import {parsePage, type PageLink} from './markdown';
import {addPhrases, addTranslations, type FindSection} from './phrases';

/** Sources of the records. */
export interface PageSources {
  docsDir: string;
  sidebars: SidebarsConfig;
  labels: CategoryLabels;
  /** File with the terms of other ecosystems. */
  vocabularyFile?: string;
}

/** The route of a document: its slug, or its path without extension. */
function routeOf(id: string, slug?: string): string {
  if (slug?.startsWith('/')) return slug;
  const base = `/${id}`;
  const own = slug ? path.posix.join(path.posix.dirname(base), slug) : base.replace(/\/index$/u, '');
  return own || '/';
}

/** The category of the nearest parent, for a document that is in no sidebar. */
function inherited(id: string, categories: ReadonlyMap<string, string>): string | undefined {
  for (let folder = path.posix.dirname(id); folder !== '.'; folder = path.posix.dirname(folder)) {
    const category = categories.get(`${folder}/index`) ?? categories.get(folder);
    if (category) return category;
  }
  return undefined;
}

/** Files and folders whose names start with an underscore are partials, as for Docusaurus. */
const PARTIAL = /(?:^|[\\/])_/u;

const idOf = (file: string): string =>
  file
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/u, '');

/** Reads all documents below the folder in reading order, which is the order of results with equal scores. */
export async function readPages({
  docsDir,
  sidebars,
  labels,
  vocabularyFile,
}: PageSources): Promise<PageRecord[]> {
  const categories = categoriesOf(sidebars, labels);
  const files = (await readdir(docsDir, {recursive: true})).filter(
    (file) => /\.mdx?$/u.test(file) && !PARTIAL.test(file),
  );
  const order = new Map([...categories.keys()].map((id, at) => [id, at]));
  const placeOf = (file: string) => order.get(idOf(file)) ?? order.size;
  files.sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
  const pages: PageRecord[] = [];
  const links: PageLink[] = [];
  const sectionsByAddress = new Map<string, SectionRecord>();
  const find: FindSection = (address) => sectionsByAddress.get(address);
  const labelsOf = sidebarLabels(sidebars);
  // One by one, so that the sources of thousands of pages are not in memory at the same time.
  for (const file of files) {
    const id = idOf(file);
    const source = path.join(docsDir, file);
    const {frontMatter, sections, links: own} = await parsePage(await readFile(source, 'utf8'), source);
    const route = routeOf(id, frontMatter.slug);
    const [top] = sections as [SectionRecord];
    top.phrases = [frontMatter.sidebar_label, labelsOf.get(id)].filter(
      (label): label is string => label !== undefined && label !== frontMatter.title,
    );
    for (const section of sections) {
      const address = section.anchor ? `${route}#${section.anchor}` : route;
      // Errors under one heading share its id: the heading comes first.
      if (!find(address)) sectionsByAddress.set(address, section);
    }
    await addPhrases(source, route, find);
    links.push(...own.filter(({url}) => url.startsWith('/') && url.split('#')[0] !== route));
    pages.push({
      path: route,
      title: frontMatter.title,
      description: frontMatter.description,
      lvl0: categories.get(id) ?? inherited(id, categories) ?? labels.fallback,
      sections,
    });
  }
  addLinks(links, find);
  if (vocabularyFile) await addTranslations(vocabularyFile, find);
  return pages;
}

/** Adds link texts to the sections to which they lead. */
function addLinks(links: readonly PageLink[], find: FindSection): void {
  for (const {url, text} of links) {
    const section = find(url);
    if (section) section.linked = section.linked ? `${section.linked} ${text}` : text;
  }
}
