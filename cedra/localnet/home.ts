import {spawnSync} from 'node:child_process';
import {existsSync, realpathSync} from 'node:fs';
import {homedir} from 'node:os';
import {delimiter, dirname, join, sep} from 'node:path';

import {root} from '../../lib/repository';

/** Settings of `.npmrc` that say where packages come from; all others, above all tokens, stay with the contributor. */
const REGISTRY_SETTING =
  /^\s*(?:@[^:=\s]+:)?(?:registry|ca(?:\[\])?|cafile|https?-proxy|proxy|noproxy|strict-ssl)\s*=/;

/** The lines of a `.npmrc` that a page gets. */
export function registrySettings(npmrc: string): string {
  return npmrc
    .split(/\r?\n/)
    .filter((line) => REGISTRY_SETTING.test(line))
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * The words before a command that run it with an empty home, in which only some paths are visible. None when a path
 * contains the home, because hiding would then have no effect.
 */
export function wordsToHide(home: string, visible: readonly string[]): string[] {
  const inHome = [...new Set(visible)].filter((path) => path.startsWith(home + sep));
  if (visible.includes(home)) return [];
  return [
    ...['bwrap', '--dev-bind', '/', '/', '--tmpfs', home],
    // Shorter paths first, because they would cover those in them.
    ...inHome.sort((a, b) => a.length - b.length).flatMap((path) => ['--dev-bind', path, path]),
    '--',
  ];
}

/**
 * The words before every command of a page that hide the contributor's home, except what the proof needs of it. None
 * where bubblewrap is missing, or where the tools do not run with it.
 * @param needed further paths that must stay visible
 */
export function hideHome(env: NodeJS.ProcessEnv, needed: readonly string[]): readonly string[] {
  const home = realpathSync(homedir());
  const cache = process.env.XDG_CACHE_HOME ?? join(home, '.cache');
  const certificates = [env.NODE_EXTRA_CA_CERTS, env.SSL_CERT_FILE, env.SSL_CERT_DIR, env.npm_config_cafile];
  const visible = [
    root,
    realpathSync(join(root, 'node_modules')),
    // Node's own folder, which has npm in it.
    dirname(dirname(realpathSync(process.execPath))),
    join(cache, 'cedra-docs'),
    join(cache, 'ms-playwright'),
    ...(env.PATH ?? '').split(delimiter),
    ...[env.npm_config_cache, ...certificates, ...needed].filter((path) => path !== undefined),
  ].filter(existsSync);
  const words = wordsToHide(home, visible);
  const [bwrap, ...options] = [...words, 'sh', '-c', 'node --version && npm --version && git --version'];
  const works = words.length > 0 && spawnSync(bwrap, options, {env}).status === 0;
  return works ? words : [];
}
