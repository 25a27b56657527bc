import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {repositoryPath, root} from '../lib/repository';

/** All MDX files of the documentation: pages, and the partials that they import. */
export const findTexts = (): string[] =>
  readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => repositoryPath(join(root, 'docs', file)))
    .sort();

/** All pages of the site. A file or folder whose name starts with `_` holds partials, which are read where they are imported. */
export const findPages = (): string[] => findTexts().filter((file) => !file.includes('/_'));

/** `docs/getting-started/cli.mdx` → `getting-started-cli`: name of a page's data and script. */
export const pageName = (file: string): string =>
  file
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replaceAll('/', '-');
