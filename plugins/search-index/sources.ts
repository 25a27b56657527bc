import path from 'node:path';
import {DATA_FOLDER} from '../../lib/read-data';
import sidebars from '../../sidebars';
import type {PageSources} from './pages';

/** The documents of this site. */
export const pageSources = (siteDir: string): PageSources => ({
  docsDir: path.join(siteDir, 'docs'),
  sidebars,
  phrasesDir: path.join(siteDir, DATA_FOLDER, 'search'),
  translationsFile: path.join(siteDir, DATA_FOLDER, 'translations.yml'),
  wordsFile: path.join(siteDir, DATA_FOLDER, 'search-words.yml'),
});
