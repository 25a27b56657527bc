import path from 'node:path';
import sidebars from '../../sidebars';
import type {PageSources} from './pages';

/** The documents of this site. */
export const pageSources = (siteDir: string): PageSources => ({
  docsDir: path.join(siteDir, 'docs'),
  sidebars,
  translationsFile: path.join(siteDir, 'docs/_search/translations.yml'),
  wordsFile: path.join(siteDir, 'docs/_search/words.yml'),
});
