import {DATA_FOLDER} from './read';

/**
 * The file with search phrases or sources of numbers of a page.
 * @param page path of the page: `docs/nodes/index.mdx` has `docs/_data/search/nodes/index.yml`
 */
export const pageDataFile = (kind: 'search' | 'sources', page: string): string =>
  page.replace(/(^|\/)docs\/(.+)\.mdx?$/, `$1${DATA_FOLDER}/${kind}/$2.yml`);
