import type {Plugin} from '@docusaurus/types';
import {compact} from '../../lib/cli';
import cli from '../../lib/generated/cli.json';
import framework from '../../lib/generated/framework.json';
import rest from '../../lib/generated/rest.json';

/** Passes the reference data in `lib/generated` to the pages: the CLI's commands, the framework's functions, the REST API. */
export default function referenceData(): Plugin {
  return {
    name: 'reference-data',
    async contentLoaded({actions}) {
      await actions.createData('cli.json', JSON.stringify(compact(cli)));
      await actions.createData('framework.json', JSON.stringify(framework.modules));
      await actions.createData('rest.json', JSON.stringify(rest));
    },
  };
}
