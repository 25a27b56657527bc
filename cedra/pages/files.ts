import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../lib/repository';

/** Paths of all MDX files below a folder, relative to it. */
export const mdxFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A file or folder whose name starts with `_` holds partials, which are read where they are imported. */
export const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

/** All MDX files of the documentation: pages, and the partials that they import. */
export const findTexts = (): string[] => mdxFiles(join(root, 'docs')).map((file) => `docs/${file}`);

/**
 * All pages of the site.
 * @throws Error if two pages have the same name
 */
export const findPages = (): string[] => withNames(findTexts().filter((file) => !isPartial(file)));

/** Returns the pages, after a check that their names differ. */
export function withNames(files: string[]): string[] {
  const named = new Map<string, string>();
  for (const file of files) {
    const other = named.get(pageName(file));
    if (other !== undefined)
      throw new Error(
        `${other} and ${file} would share their data, \`${pageName(file)}\`. Rename one of them.`,
      );
    named.set(pageName(file), file);
  }
  return files;
}

/** `versioned_docs/version-1.0/` of a version, and `i18n/de/docusaurus-plugin-content-docs/…/` of a translation of either. */
const COPIES = /^(?:i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+|versioned_docs\/[^/]+)\//;

/** The page in `docs` that a page is, translates, or was copied from; it may have been deleted since. */
export const originalPage = (file: string): string => file.replace(COPIES, 'docs/');

/** The ids, as Docusaurus names them, and the files of the pages below a folder. */
export const pagesBelow = (folder: string): {id: string; file: string}[] =>
  mdxFiles(folder)
    .filter((file) => !isPartial(file))
    .map((file) => ({id: file.replace(/\.mdx?$/, ''), file: join(folder, file)}));

/** `docs/getting-started/cli.mdx` → `getting-started-cli`: name of a page's data, script and sandbox. */
export const pageName = (file: string): string =>
  file
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/[^\w-]+/g, '-');
