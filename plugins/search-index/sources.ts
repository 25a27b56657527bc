import path from 'node:path';
import sidebars from '../../sidebars';
import type {PageSources} from './pages';

/** The documents of this site. */
export const pageSources = (siteDir: string): PageSources => ({
  docsDir: path.join(siteDir, 'docs'),
  sidebars,
  vocabularyFile: path.join(siteDir, 'src/search/vocabulary.yml'),
});
