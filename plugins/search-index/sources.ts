import path from 'node:path';
import sidebars from '../../sidebars';
import {vocabulary} from '../../src/search/vocabulary';
import type {PageSources} from './pages';

/** This site's documents and the names of the groups in which the search shows them. */
export const pageSources = (siteDir: string): PageSources => ({
  docsDir: path.join(siteDir, 'docs'),
  sidebars,
  vocabulary,
  labels: {sidebars: {concepts: 'Concepts'}, fallback: 'Documentation', reference: 'Reference'},
});
