import type {Plugin} from '@docusaurus/types';
import cli from '../../proof/generated/cli.json';
import {compact} from './compact';

/** Hands the command tree that the proof read from the CLI to the page `/cli/usage`. */
export default function cliReference(): Plugin {
  return {
    name: 'cli-reference',
    async contentLoaded({actions}) {
      await actions.createData('reference.json', JSON.stringify(compact(cli)));
    },
  };
}
