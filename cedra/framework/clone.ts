import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import {join, resolve} from 'node:path';

import {frameworkGit, frameworkPackages} from '../move/packages';
import {cachesFolder, clean, type FrameworkClone, makeOnce} from './source';

/** In milliseconds. Without it, git waits for minutes behind some firewalls. */
const TIME_LIMIT = 120_000;

const git = (args: readonly string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT,
    env: {...process.env, GIT_TERMINAL_PROMPT: '0'},
  }).trim();

function reasonOf(error: unknown): string {
  const {stderr, message} = error as Error & {stderr?: string};
  return stderr?.trim() || message;
}

/**
 * Finds the framework's repository: `CEDRA_FRAMEWORK`, or GitHub's, which is copied into the cache.
 * @returns undefined if GitHub cannot be reached or `CEDRA_FRAMEWORK` is `localnet`: then the localnet's framework is used
 * @throws Error if `CEDRA_FRAMEWORK` is not a clone with the branch that pages name
 */
export function findFrameworkClone(chosen = process.env.CEDRA_FRAMEWORK): FrameworkClone | undefined {
  if (chosen === 'localnet') return undefined;
  if (chosen) return describeClone(resolve(chosen));
  const path = join(cachesFolder(), 'cedra-framework.git');
  try {
    if (existsSync(path)) git(['--git-dir', path, 'fetch', '--quiet', '--prune']);
    else git(['clone', '--quiet', '--mirror', frameworkGit.git, path]);
  } catch (error) {
    console.error(
      `cedra-framework could not be copied from GitHub (${reasonOf(error)}). Move is compiled with the localnet's framework.`,
    );
    return undefined;
  }
  return describeClone(path);
}

function describeClone(path: string): FrameworkClone {
  try {
    return {
      path,
      commit: git(['-C', path, 'rev-parse', '--short=8', '--verify', `${frameworkGit.rev}^{commit}`]),
    };
  } catch (error) {
    throw new Error(
      `${path} is not a clone of ${frameworkGit.git} with a branch ${frameworkGit.rev}: ` +
        `${reasonOf(error)}. Create one with \`git clone --mirror ${frameworkGit.git}\` and name it in CEDRA_FRAMEWORK, or use CEDRA_FRAMEWORK=localnet.`,
    );
  }
}

/** Makes the packages of a clone usable without their specifications, and returns their parent folder. Cached by commit. */
export const prepareClone = ({path, commit}: FrameworkClone): Promise<string> =>
  makeOnce(join(cachesFolder(), `cedra-framework-${commit}`), async (work) => {
    git(['clone', '--quiet', '--branch', frameworkGit.rev, path, work]);
    for (const {folder} of frameworkPackages) {
      const sources = join(work, folder, 'sources');
      for (const file of await readdir(sources, {recursive: true})) {
        if (file.endsWith('.spec.move')) await rm(join(sources, file));
      }
      await clean(sources);
    }
  });
