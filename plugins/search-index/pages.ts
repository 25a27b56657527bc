import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {PageRecord, SectionRecord} from '../../src/search/engine/types';
import type {VocabularyEntry} from '../../src/search/vocabulary';
import {categoriesOf, sidebarLabels, type CategoryLabels} from './categories';
import {parsePage, type PageLink} from './markdown';

/** What the records are made from. */
export interface PageSources {
  docsDir: string;
  sidebars: SidebarsConfig;
  labels: CategoryLabels;
  vocabulary?: readonly VocabularyEntry[];
}

/** The route of a document: its path without extension, or its slug. */
function routeOf(id: string, slug?: string): string {
  if (slug?.startsWith('/')) return slug;
  const base = `/${id}`;
  const own = slug ? path.posix.join(path.posix.dirname(base), slug) : base.replace(/\/index$/u, '');
  return own || '/';
}

/** The category of the nearest document above, for a document that is in no sidebar. */
function inherited(id: string, categories: ReadonlyMap<string, string>): string | undefined {
  for (let folder = path.posix.dirname(id); folder !== '.'; folder = path.posix.dirname(folder)) {
    const category = categories.get(`${folder}/index`) ?? categories.get(folder);
    if (category) return category;
  }
  return undefined;
}

/** Files and folders that start with an underscore are parts of pages, as for Docusaurus. */
const PARTIAL = /(?:^|[\\/])_/u;

const idOf = (file: string): string =>
  file
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/u, '');

/** Reads all documents below the folder, in reading order: between equally good results, the first one wins. */
export async function readPages({
  docsDir,
  sidebars,
  labels,
  vocabulary: words = [],
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
  const labelsOf = sidebarLabels(sidebars);
  // One by one: of thousands of pages, only the records are to be held.
  for (const file of files) {
    const id = idOf(file);
    const source = path.join(docsDir, file);
    const {frontMatter, sections, links: own} = await parsePage(await readFile(source, 'utf8'), source);
    const route = routeOf(id, frontMatter.slug);
    const [top] = sections as [SectionRecord];
    top.names = [frontMatter.sidebar_label, labelsOf.get(id)]
      .filter((label) => label !== undefined && label !== frontMatter.title)
      .map((label) => ({name: label as string}));
    links.push(...own.filter(({url}) => url.startsWith('/') && url.split('#')[0] !== route));
    pages.push({
      path: route,
      title: frontMatter.title,
      description: frontMatter.description,
      lvl0: categories.get(id) ?? inherited(id, categories) ?? labels.fallback,
      sections,
    });
  }
  const byAddress = new Map(
    pages.flatMap(({path: route, sections}) =>
      sections.map((section) => [section.anchor ? `${route}#${section.anchor}` : route, section] as const),
    ),
  );
  addLinks(byAddress, links);
  addVocabulary(byAddress, words);
  return pages;
}

type Sections = ReadonlyMap<string, SectionRecord>;

/** Writes down with each section what other pages say of it. */
function addLinks(sections: Sections, links: readonly PageLink[]): void {
  for (const {url, text} of links) {
    const section = sections.get(url);
    if (section) section.linked = section.linked ? `${section.linked} ${text}` : text;
  }
}

/** Gives to each section the words from elsewhere that it answers. */
function addVocabulary(sections: Sections, words: readonly VocabularyEntry[]): void {
  for (const [name, here, answer] of words) {
    const section = sections.get(answer);
    if (!section)
      throw new Error(
        `src/search/vocabulary.ts sends "${name}" to ${answer}, and no page has that section. Correct the line, or give the heading its id back.`,
      );
    section.names = [...(section.names ?? []), {name, here}];
  }
}
