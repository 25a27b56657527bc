import type {Plugin} from '@docusaurus/types';
import framework from '../../proof/generated/framework.json';
import rest from '../../proof/generated/rest.json';

/** Hands what the proof read from the localnet to the pages: the framework's functions, and the REST API. */
export default function referenceData(): Plugin {
  return {
    name: 'reference-data',
    async contentLoaded({actions}) {
      await actions.createData('framework.json', JSON.stringify(framework.modules));
      await actions.createData('rest.json', JSON.stringify(rest));
    },
  };
}
