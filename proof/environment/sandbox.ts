import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {copyFile, mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {findBrowser} from '../../lib/browser';
import {root} from '../../lib/repository';
import {proofFolder} from '../paths';
import type {CedraCli} from './cli';
import type {Localnet} from './localnet';
import type {Redirect} from './redirect';

/** What a page has for itself: a folder to start in, a home, and an environment. */
export interface Sandbox {
  /** The empty folder in which the page's first command runs. */
  folder: string;
  home: string;
  /** For what the runner writes about the page. */
  scratch: string;
  /** Where `witness.mjs` and `preload.mjs` record what compilations read and programs load. */
  records: string;
  env: NodeJS.ProcessEnv;
}

export interface SandboxTools {
  cli: CedraCli;
  localnet: Localnet;
  redirect: Redirect;
  /** Whether programs need the SDK adapter with this localnet. */
  adaptSdk: boolean;
  /** URL of the git repository that stands in for the framework's. */
  frameworkRepository: string;
}

/** Makes a fresh sandbox below `parent`. */
export async function makeSandbox(parent: string, name: string, tools: SandboxTools): Promise<Sandbox> {
  const base = join(parent, name.replace(/[^\w-]+/g, '-'));
  const [folder, home, scratch, bin, temporary] = ['work', 'home', 'scratch', 'bin', 'tmp'].map((each) =>
    join(base, each),
  ) as [string, string, string, string, string];
  await rm(base, {recursive: true, force: true});
  for (const each of [folder, home, scratch, bin, temporary]) await mkdir(each, {recursive: true});
  // Programs find the site's packages by walking up; npm stops at this manifest and so never installs there.
  await symlink(join(root, 'node_modules'), join(parent, 'node_modules')).catch(alreadyThere);
  await writeFile(join(base, 'package.json'), '{"private": true, "type": "module"}\n');
  await writeFile(join(home, '.gitconfig'), gitConfig(tools.frameworkRepository));
  // A registry, certificate or proxy of the contributor's own; a copy, because a page may write its own.
  const npmSettings = join(homedir(), '.npmrc');
  if (existsSync(npmSettings)) await copyFile(npmSettings, join(home, '.npmrc'));
  writeShim(bin, scratch, tools);
  writeBrowserShim(bin);
  // An own TMPDIR: the compiler locks a file there, and pages would wait for one another.
  return {
    folder,
    home,
    scratch,
    records: join(scratch, 'records'),
    env: {...environment(home, bin, tools), TMPDIR: temporary, PROVE_RECORDS: join(scratch, 'records')},
  };
}

/**
 * `cedra` for the page: the pinned tool, except that the run's localnet plays a localnet that a page starts.
 * With `--test-dir` the page has laid out a node of its own, on ports of its own: that one really runs.
 */
function writeShim(bin: string, scratch: string, {cli, localnet}: SandboxTools): void {
  const transcript = join(scratch, 'localnet.txt');
  mkdirSync(scratch, {recursive: true});
  writeFileSync(transcript, localnet.transcript() ?? '');
  const shim = join(bin, 'cedra');
  writeFileSync(
    shim,
    `#!/bin/sh
if [ "$1 $2" = "node run-localnet" ]; then
  case " $* " in *" --help "*|*" -h "*|*" --test-dir "*) ;; *) exec cat '${transcript}' ;; esac
fi
if [ "$1" = move ]; then
  PROVE_NODE_OPTIONS="$NODE_OPTIONS" NODE_OPTIONS= exec '${process.execPath}' '${join(proofFolder, 'environment', 'witness.mjs')}' '${join(scratch, 'records')}' '${cli.binary}' "$@"
fi
exec '${cli.binary}' "$@"
`,
    {mode: 0o755},
  );
}

/** A browser goes past the proxy for addresses of its own machine, unless it is told not to. */
function writeBrowserShim(bin: string): void {
  const browser = findBrowser();
  if (browser === undefined) return;
  const shim = join(bin, 'chromium');
  writeFileSync(
    shim,
    `#!/bin/sh\nexec '${browser}' --proxy-server="$http_proxy" --proxy-bypass-list='<-loopback>' "$@"\n`,
    {mode: 0o755},
  );
}

/** A page's manifest names the framework's repository on GitHub; here it is the localnet's own framework. */
function gitConfig(repository: string): string {
  return `[user]
	name = Reader
	email = reader@example.com
[init]
	defaultBranch = main
[url "${repository}"]
	insteadOf = https://github.com/cedra-labs/cedra-framework.git
	insteadOf = https://github.com/cedra-labs/cedra-framework
[protocol "file"]
	allow = always
`;
}

function environment(home: string, bin: string, {redirect, adaptSdk}: SandboxTools): NodeJS.ProcessEnv {
  const globalPackages = join(home, '.npm-global');
  const preload = pathToFileURL(join(proofFolder, 'environment', 'preload.mjs')).href;
  const {LANG, SystemRoot} = process.env;
  return {
    ...(LANG ? {LANG} : {}),
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
    PROVE_SDK_ADAPTER: adaptSdk ? '1' : '0',
    CEDRA_DISABLE_TELEMETRY: 'true',
    // The contributor's package cache saves downloads; nothing is installed outside the sandbox.
    npm_config_cache: process.env.npm_config_cache ?? join(homedir(), '.npm'),
    npm_config_prefix: globalPackages,
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    npm_config_yes: 'true',
    // A stalled download is tried again after half a minute, and not after five.
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

/** What programs need behind a company's proxy. `HTTP_PROXY` and `NO_PROXY` are used by `redirect.ts`. */
export function networkSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(networkVariables.filter((name) => env[name]).map((name) => [name, env[name]]));
}

function alreadyThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
