import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {Page} from '../../src/components/NearestPages/nearest';

/** Writes the paths and titles of all pages to a file of their own, which the not-found page loads on demand. */
export default function pageIndex(): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages: Page[] = (docs?.loadedVersions ?? [])
        .flatMap((version) => version.docs)
        .filter((doc) => !doc.draft && !doc.unlisted)
        .map((doc) => ({path: doc.permalink, title: doc.title}));
      await actions.createData('pages.json', pages);
    },
  };
}
