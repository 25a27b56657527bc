import type {Plugin} from '@docusaurus/types';
import cli from '../../lib/generated/cli.json';
import {compact} from '../../lib/cli';

/** Passes the command tree of the CLI to the page `/cli/usage`. */
export default function cliReference(): Plugin {
  return {
    name: 'cli-reference',
    async contentLoaded({actions}) {
      await actions.createData('reference.json', JSON.stringify(compact(cli)));
    },
  };
}
