import type {Plugin} from '@docusaurus/types';
import {publishedDocs} from '../../lib/docs-version';
import type {KnownPage} from '../../src/components/NearestPages/nearest';

/** Lists paths and titles of all pages in a file that the not-found page loads on demand. */
export default function pageIndex(): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const pages: KnownPage[] = publishedDocs(allContent).map(({permalink, title}) => ({
        path: permalink,
        title,
      }));
      await actions.createData('pages.json', pages);
    },
  };
}
