import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {PageRecord} from '../../src/search/engine/types';
import {categoriesOf, type CategoryLabels} from './categories';
import {parsePage} from './markdown';

/** What the records are made from. */
export interface PageSources {
  docsDir: string;
  sidebars: SidebarsConfig;
  labels: CategoryLabels;
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
export async function readPages({docsDir, sidebars, labels}: PageSources): Promise<PageRecord[]> {
  const categories = categoriesOf(sidebars, labels);
  const files = (await readdir(docsDir, {recursive: true})).filter(
    (file) => /\.mdx?$/u.test(file) && !PARTIAL.test(file),
  );
  const order = new Map([...categories.keys()].map((id, at) => [id, at]));
  const placeOf = (file: string) => order.get(idOf(file)) ?? order.size;
  files.sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
  const pages: PageRecord[] = [];
  // One by one: of thousands of pages, only the records are to be held.
  for (const file of files) {
    const id = idOf(file);
    const source = path.join(docsDir, file);
    const {frontMatter, sections} = await parsePage(await readFile(source, 'utf8'), source);
    pages.push({
      path: routeOf(id, frontMatter.slug),
      title: frontMatter.title,
      label: frontMatter.sidebar_label ?? frontMatter.title,
      description: frontMatter.description,
      lvl0: categories.get(id) ?? inherited(id, categories) ?? labels.fallback,
      sections,
    });
  }
  return pages;
}
