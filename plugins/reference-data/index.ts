import type {Plugin} from '@docusaurus/types';
import framework from '../../lib/generated/framework.json';
import rest from '../../lib/generated/rest.json';

/** Provides the reference data of a localnet to the pages: the framework's functions, and the REST API. */
export default function referenceData(): Plugin {
  return {
    name: 'reference-data',
    async contentLoaded({actions}) {
      await actions.createData('framework.json', JSON.stringify(framework.modules));
      await actions.createData('rest.json', JSON.stringify(rest));
    },
  };
}
