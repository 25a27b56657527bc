import {existsSync, writeFileSync} from 'node:fs';
import {mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Sandbox} from '@cedra-docs/proof';
import {findBrowser} from '../../lib/browser';
import {root} from '../../lib/repository';
import type {CedraCli} from '../cli/find';
import {hideHome, registrySettings} from './home';
import type {Localnet} from './localnet';
import type {Redirect} from './redirect';

export interface SandboxTools {
  cli: CedraCli;
  localnet: Localnet;
  redirect: Redirect;
  /** Folder of the git repository that replaces the framework's. */
  frameworkRepository: string;
}

/** Makes a fresh sandbox below `parent`. `name` becomes the name of its folder. */
export async function makeSandbox(parent: string, name: string, tools: SandboxTools): Promise<Sandbox> {
  const base = join(parent, name);
  const [folder, home, scratch, bin, temporary] = ['work', 'home', 'scratch', 'bin', 'tmp'].map((each) =>
    join(base, each),
  ) as [string, string, string, string, string];
  await rm(base, {recursive: true, force: true});
  for (const each of [folder, home, scratch, bin, temporary]) await mkdir(each, {recursive: true});
  // Blocks that are parts of a program use the site's packages; files of the page use only what the page installs.
  await symlink(join(root, 'node_modules'), join(scratch, 'node_modules'));
  // npm stops at this manifest, so it never installs in a folder of this machine.
  await writeFile(join(base, 'package.json'), '{"private": true, "type": "module"}\n');
  await writeFile(join(home, '.gitconfig'), gitConfig(tools.frameworkRepository));
  const npmSettings = join(homedir(), '.npmrc');
  if (existsSync(npmSettings)) {
    await writeFile(join(home, '.npmrc'), registrySettings(await readFile(npmSettings, 'utf8')));
  }
  writeShim(bin, scratch, tools);
  writeBrowserShim(bin);
  // A separate TMPDIR: the compiler locks a file there, and pages would wait for one another.
  const env = {...environment(home, bin, tools), TMPDIR: temporary, PROVE_RECORDS: join(scratch, 'records')};
  const launcher = hideHome(env, [
    parent,
    tools.cli.binary,
    tools.frameworkRepository,
    findBrowser() ?? base,
  ]);
  return {folder, home, scratch, records: join(scratch, 'records'), env, launcher};
}

/**
 * Writes the page's `cedra`: the pinned CLI, except that new accounts are unlucky, and that starting a localnet only prints
 * the messages of the run's localnet. With `--test-dir` the page configures a node and its ports itself, and the node is
 * started.
 */
function writeShim(bin: string, scratch: string, {cli, localnet}: SandboxTools): void {
  const transcript = join(scratch, 'localnet.txt');
  writeFileSync(transcript, localnet.transcript() ?? '');
  const shim = join(bin, 'cedra');
  writeFileSync(
    shim,
    `#!/bin/sh
if [ "$1 $2" = "node run-localnet" ]; then
  case " $* " in *" --help "*|*" -h "*|*" --test-dir "*) ;; *) exec cat '${transcript}' ;; esac
fi
case "$1 $2" in "key generate" | "init "*)
  case " $* " in
    *" --private-key"* | *" --ledger "* | *" --random-seed "* | *" --key-type "* | *" --vanity-"* | *" --help "* | *" -h "*) ;;
    *) set -- "$@" --random-seed "$(NODE_OPTIONS= '${process.execPath}' '${join(root, 'cedra/localnet/accounts.mjs')}')" ;;
  esac
esac
if [ "$1" = move ]; then
  PROVE_NODE_OPTIONS="$NODE_OPTIONS" NODE_OPTIONS= exec '${process.execPath}' '${join(root, 'cedra/move/record-move.mjs')}' '${join(scratch, 'records')}' '${cli.binary}' "$@"
fi
exec '${cli.binary}' "$@"
`,
    {mode: 0o755},
  );
}

/** Writes a `chromium` that uses the proxy for addresses of this machine, too, and that root can run. */
function writeBrowserShim(bin: string): void {
  const browser = findBrowser();
  if (browser === undefined) return;
  const shim = join(bin, 'chromium');
  const forRoot = process.getuid?.() === 0 ? '--no-sandbox ' : '';
  writeFileSync(
    shim,
    `#!/bin/sh\nexec '${browser}' ${forRoot}--proxy-server="$http_proxy" --proxy-bypass-list='<-loopback>' "$@"\n`,
    {mode: 0o755},
  );
}

/** Replaces the framework's repository on GitHub, which manifests name, by a copy or by the framework of the localnet. */
function gitConfig(repository: string): string {
  return `[user]
	name = Reader
	email = reader@example.com
[init]
	defaultBranch = main
[url "${pathToFileURL(repository).href}"]
	insteadOf = https://github.com/cedra-labs/cedra-framework.git
	insteadOf = https://github.com/cedra-labs/cedra-framework
[protocol "file"]
	allow = always
`;
}

function environment(home: string, bin: string, {redirect}: SandboxTools): NodeJS.ProcessEnv {
  const globalPackages = join(home, '.npm-global');
  const preload = pathToFileURL(join(root, 'cedra/localnet/preload.mjs')).href;
  const {SystemRoot} = process.env;
  return {
    // Messages of programs are in English, whatever the contributor's language.
    LANG: 'C.UTF-8',
    ...(SystemRoot ? {SystemRoot} : {}),
    ...networkSettings(process.env),
    ...redirect.env,
    PATH: [bin, process.env.PATH, join(globalPackages, 'bin')].join(':'),
    HOME: home,
    USER: 'reader',
    SHELL: '/bin/bash',
    TERM: 'dumb',
    NO_COLOR: '1',
    COLUMNS: '100',
    NODE_OPTIONS: `--import=${preload}`,
    CEDRA_DISABLE_TELEMETRY: 'true',
    // The contributor's package cache saves downloads; packages are only installed in the sandbox.
    npm_config_cache: process.env.npm_config_cache ?? join(homedir(), '.npm'),
    npm_config_prefix: globalPackages,
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    npm_config_yes: 'true',
    // Retry a stalled download after half a minute instead of five.
    npm_config_fetch_timeout: '30000',
    npm_config_fetch_retries: '3',
  };
}

const networkVariables = [
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'HTTPS_PROXY',
  'https_proxy',
  ...['registry', 'ca', 'cafile', 'proxy', 'https_proxy', 'noproxy', 'strict_ssl'].map(
    (name) => `npm_config_${name}`,
  ),
];

/** Settings that programs need behind a company's proxy. `redirect.ts` handles `HTTP_PROXY` and `NO_PROXY`. */
export function networkSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(networkVariables.filter((name) => env[name]).map((name) => [name, env[name]]));
}
