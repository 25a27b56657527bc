import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageRecord, SectionRecord} from '@cedra-docs/search/build';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {pagesBelow} from '../../cedra/pages/files';
import {inReadingOrder, sectionOf, sectionsOf, sidebarLabels} from '../../cedra/pages/sections';
import {parseSections, type PageLink} from './markdown';
import {addPhrases, addTranslations, type FindSection} from './phrases';

export interface PageSources {
  docsDir: string;
  sidebars: SidebarsConfig;
  /** Folder with a file of phrases for each page: `nodes/index.yml`. */
  phrasesDir?: string;
  /** File with the terms of other ecosystems. */
  translationsFile?: string;
  /** File with stop words and synonyms. */
  wordsFile?: string;
}

/** In characters: short texts, such as one sentence, may be repeated by chance. */
const LONGEST_REPEATED = 300;

/** The route of a document: its slug, or its path without extension. */
export function routeOf(id: string, slug?: string): string {
  if (slug?.startsWith('/')) return slug;
  const base = `/${id}`;
  const own = slug ? path.posix.join(path.posix.dirname(base), slug) : base.replace(/\/index$/u, '');
  return own || '/';
}

/** Reads all documents below the folder in reading order, which is the order of results with equal scores. */
export async function readPages({
  docsDir,
  sidebars,
  phrasesDir,
  translationsFile,
}: PageSources): Promise<PageRecord[]> {
  const categories = sectionsOf(sidebars);
  const pages: PageRecord[] = [];
  const links: PageLink[] = [];
  const sectionsByAddress = new Map<string, SectionRecord>();
  const find: FindSection = (address) => sectionsByAddress.get(address);
  const labelsOf = sidebarLabels(sidebars);
  const texts = new Set<string>();
  // One by one, so that the sources of thousands of pages are not in memory at the same time.
  for (const {id, file: source} of inReadingOrder(pagesBelow(docsDir), categories)) {
    const {frontMatter, sections, links: own} = await parseSections(await readFile(source, 'utf8'), source);
    const route = routeOf(id, frontMatter.slug);
    const [top] = sections as [SectionRecord];
    top.phrases = [frontMatter.sidebar_label, labelsOf.get(id)].filter(
      (label): label is string => label !== undefined && label !== frontMatter.title,
    );
    for (const section of sections) {
      // The text of a partial is found on the first of its pages; on the others, its heading is.
      if (section.content.length > LONGEST_REPEATED) {
        if (texts.has(section.content)) Object.assign(section, {content: '', code: ''});
        texts.add(section.content);
      }
      const address = section.anchor ? `${route}#${section.anchor}` : route;
      // Errors under one heading share its id: the heading comes first.
      if (!find(address)) sectionsByAddress.set(address, section);
    }
    if (phrasesDir) addPhrases(path.join(phrasesDir, `${id}.yml`), route, find);
    links.push(...own.filter(({url}) => url.startsWith('/') && url.split('#')[0] !== route));
    pages.push({
      path: route,
      title: frontMatter.title,
      description: frontMatter.description,
      lvl0: sectionOf(id, categories),
      sections,
    });
  }
  addLinks(links, find);
  if (translationsFile) addTranslations(translationsFile, find);
  return pages;
}

/** Adds link texts to the sections to which they lead. */
function addLinks(links: readonly PageLink[], find: FindSection): void {
  for (const {url, text} of links) {
    const section = find(url);
    if (section) section.linked = section.linked ? `${section.linked} ${text}` : text;
  }
}
