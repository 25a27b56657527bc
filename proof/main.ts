import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';

import pc from 'picocolors';

import {checkOnly, prove, watch, type ProveOptions} from './commands';
import {renewNodeConfig, renewReferences} from './reference/renew';
import {endGroupsWithThisProcess} from './tools/processes';

const usage = `npm run prove -- [pages] [flags]

  (no pages)           prove what has changed since its receipt
  docs/x.mdx …         prove these pages
  --all                prove every page
  --check              only compare the receipts with the pages, run nothing
  --watch docs/x.mdx   prove again on every save; the localnet stays up
  --jobs <n>           pages at a time (two more than cores: some only wait)
  --renew              read the reference data anew from the installed tools
  --renew-node-config <clone of cedra-network>

  CEDRA_CLI=<path>          use this command-line tool
  PROVE_LOCALNET=<REST url> use a localnet that already runs
`;

async function main(): Promise<number> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
      watch: {type: 'boolean', default: false},
      jobs: {type: 'string', default: String(availableParallelism() + 2)},
      renew: {type: 'boolean', default: false},
      'renew-node-config': {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  endGroupsWithThisProcess();
  if (values['renew-node-config'] !== undefined) {
    console.log(renewNodeConfig(values['renew-node-config']));
    return 0;
  }
  if (values.renew) {
    console.log((await renewReferences()).join('\n'));
    return 0;
  }
  if (values.check) return checkOnly();
  const options: ProveOptions = {
    pages: positionals,
    all: values.all,
    jobs: Number(values.jobs),
  };
  return values.watch ? watch(options) : prove(options);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`${pc.red(pc.bold('error'))}: ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['DEBUG']) console.error(error);
    process.exitCode = 1;
  },
);
