import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Files of the documentation, by their paths below its folder. */
export interface Docs {
  /** Those with a route of their own, sorted. */
  pages: string[];
  /** Those below a folder or file name that starts with an underscore: parts of pages. */
  parts: string[];
}

/** A file that a generated site has once more. */
export interface Copy {
  from: string;
  to: string;
  /** Which copy of the documentation it belongs to, from 1. */
  number: number;
}

const PART = /(?:^|\/)_/;

/** Finds the pages of the documentation and the parts that they import. */
export function readDocs(folder: string): Docs {
  const files = (readdirSync(folder, {recursive: true}) as string[])
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  return {
    pages: files.filter((file) => !PART.test(file)),
    parts: files.filter((file) => PART.test(file)),
  };
}

/** The folder of a copy, and what names it elsewhere: `more/007`. */
export const folderOf = (number: number) => `more/${String(number).padStart(3, '0')}`;

/**
 * Copies of the documentation that bring it to a number of pages, the last one only as far as needed. Each has all
 * parts, because pages import them from beside themselves.
 * @throws Error when there are more pages than that already
 */
export function planCopies({pages, parts}: Docs, count: number): Copy[] {
  if (count < pages.length) throw new Error(`There are ${pages.length} pages already: ${count} are too few.`);
  const copies: Copy[] = [];
  for (let left = count - pages.length, number = 1; left > 0; left -= pages.length, number++) {
    for (const from of [...pages.slice(0, left), ...parts]) {
      copies.push({from, to: `${folderOf(number)}/${from}`, number});
    }
  }
  return copies;
}

/** The text of a copy: a title of its own, as other pages have, and the route of its path. */
export function copyOf(source: string, number: number): string {
  return source.replace(/^---\n[^]*?\n---\n/, (frontMatter) =>
    frontMatter
      .replace(/^slug: .*\n/m, '')
      .replace(/^title: "(.*)"$/m, `title: "$1, ${number}"`)
      .replace(/^title: ([^"].*)$/m, `title: $1, ${number}`),
  );
}

/** A page as plain Docusaurus 3.7 reads it: ids of headings in its own form, components from one place. */
export function forPlain(source: string): string {
  return source
    .replace(/^(#{1,6} .*)\{\/\* (#[\w-]+) \*\/\}$/gm, '$1{$2}')
    .replace(/^import .* from ['"]@site\/.*['"];\n/gm, '');
}

/** Names of everything in a page that looks like a component. */
export const componentsIn = (source: string): string[] =>
  [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
