import type {Plugin} from '@docusaurus/types';
import {compact} from '../../lib/cli';
import cli from '../../lib/generated/cli.json';
import framework from '../../lib/generated/framework.json';
import rest from '../../lib/generated/rest.json';
import {NOTES_FILE, sdkReference} from '../../lib/sdk/reference';

/** Passes reference data to the pages: the CLI's commands, the framework's functions, the REST API, the SDK's methods. */
export default function referenceData(): Plugin {
  return {
    name: 'reference-data',
    getPathsToWatch: () => [NOTES_FILE],
    async contentLoaded({actions}) {
      await actions.createData('cli.json', JSON.stringify(compact(cli)));
      await actions.createData('framework.json', JSON.stringify(framework.modules));
      await actions.createData('rest.json', JSON.stringify(rest));
      const sdk = sdkReference();
      const names = sdk.map(({title, entries}) => ({
        title,
        entries: entries.map(({id, name, summary}) => ({id, name, summary})),
      }));
      await actions.createData('sdk-names.json', JSON.stringify(names));
      await actions.createData('sdk.json', JSON.stringify(sdk.flatMap(({entries}) => entries)));
    },
  };
}
