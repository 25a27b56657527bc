import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {errors} from '../../cedra/errors/data';
import {pageErrors} from '../../cedra/errors/page-errors';
import {loadPage} from '../../cedra/pages/page';
import {pageRoute, publishedDocs} from '../../lib/docs-version';
import {DATA_FOLDER} from '../../lib/read-data';

/** Passes the errors that the site explains to `src/error-answer`: those of the data, and those of pages. */
export default function errorAnswer({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'error-answer',
    getPathsToWatch: () => [path.join(siteDir, DATA_FOLDER, '*.yml')],
    async contentLoaded({actions}) {
      await actions.createData('errors.json', JSON.stringify(errors()));
    },
    async allContentLoaded({allContent, actions}) {
      const found = publishedDocs(allContent).flatMap(({source, permalink, title}) =>
        pageErrors(loadPage(source.replace('@site/', '')), pageRoute(permalink, baseUrl), title),
      );
      await actions.createData('page-errors.json', JSON.stringify(found));
    },
  };
}
