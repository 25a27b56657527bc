import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DATA_FOLDER} from '../../lib/read-data';
import {terms} from '../../cedra/glossary/data';
import framework from '../../cedra/framework/generated.json';
import rest from '../../cedra/rest/generated.json';
import {publishedDocs} from '../../lib/docs-version';
import {sdkEntries} from '../../cedra/sdk/reference';
import {cliReference} from '../../cedra/cli/content';
import {errorAtlas} from '../../cedra/errors/content';
import {entriesHtml} from '../mdx/expand-data/fold';
import {COMPONENT_FOLDERS} from '../mdx/remark/import-components';
import type {KnownPage} from '../../src/components/NearestPages/nearest';

/**
 * Passes data to the components: the definitions of the glossary, the framework's functions, the REST API, the SDK's
 * methods, the CLI's commands, the framework's aborts, the list of pages. An edit of a file in `docs/_data`
 * compiles the pages again.
 */
export default function referenceData({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, DATA_FOLDER);
  return {
    name: 'reference',
    getPathsToWatch: () => [path.join(folder, '*.yml')],
    async contentLoaded({actions}) {
      const definitions = Object.fromEntries(terms().map(({id, definition}) => [id, definition]));
      await actions.createData('definitions.json', JSON.stringify(definitions));
      await actions.createData('framework.json', JSON.stringify(framework.modules));
      await actions.createData('rest.json', JSON.stringify(rest));
      const sdk = sdkEntries().flatMap(({entries}) => entries);
      await actions.createData('sdk.json', JSON.stringify(sdk));
      await actions.createData('cli.json', JSON.stringify(entriesHtml(cliReference())));
      await actions.createData('aborts.json', JSON.stringify(entriesHtml(errorAtlas('aborts'))));
    },
    async allContentLoaded({allContent, actions}) {
      const pages: KnownPage[] = publishedDocs(allContent).map(({permalink, title}) => ({
        path: permalink,
        title,
      }));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus needs it in every rule for MDX.
            include: [path.join(siteDir, 'docs')],
            enforce: 'pre',
            loader: require.resolve('./watch.cjs'),
            options: {folder, components: COMPONENT_FOLDERS.map((each) => path.join(siteDir, 'src', each))},
          },
        ],
      },
    }),
  };
}
