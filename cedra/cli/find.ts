import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, dirname, join, resolve} from 'node:path';

import type {ProofTools} from '../marks/marks';
import type {CliReference} from './model';

export interface CedraCli {
  /** Absolute path of the executable. */
  binary: string;
  /** What `cedra --version` says; the npm package that contains it has another version. */
  version: string;
  /** The commit the binary was built from, shortened. */
  commit: string;
  /** Whether package.json pins this binary. */
  isPackaged: boolean;
}

/** No usable CLI was found; the message says why and how to install one. */
export class NoCli extends Error {
  constructor(detail: string) {
    super(
      `No usable Cedra CLI: ${detail}\n` +
        'You need not run the proof: CI proves the pages that a pull request changes. To run it anyway,\n' +
        'install a release of the CLI and put it on the PATH, or point CEDRA_CLI at the executable. The npm\n' +
        'package @cedra-labs/cedra-cli has one for Linux on x86-64.',
    );
    this.name = 'NoCli';
  }
}

/**
 * Finds the CLI: `CEDRA_CLI` first, then the pinned npm package where its binary can run, then `cedra` on the `PATH`.
 */
export function findCli(env: NodeJS.ProcessEnv = process.env): CedraCli {
  if (env.CEDRA_CLI) return describeCli(resolve(env.CEDRA_CLI));
  const packaged = packagedCli();
  if (packaged) return packaged;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'cedra.exe' : 'cedra'))
    .find(existsSync);
  if (onPath) return describeCli(onPath);
  throw new NoCli(
    `${process.platform}-${process.arch} has no binary in the npm package, and no cedra is on the PATH.`,
  );
}

function packagedCli(): CedraCli | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = createRequire(import.meta.url).resolve('@cedra-labs/cedra-cli/package.json');
  const binary = join(dirname(manifest), 'dist', 'utils', 'cedra-cli');
  if (!existsSync(binary)) return undefined;
  return {...describeCli(binary), isPackaged: true};
}

function describeCli(binary: string): CedraCli {
  try {
    accessSync(binary, constants.X_OK);
    const info = JSON.parse(execFileSync(binary, ['info'], {encoding: 'utf8', stdio: 'pipe'})) as {
      Result: {build_pkg_version: string; build_commit_hash: string};
    };
    return {
      binary,
      version: info.Result.build_pkg_version,
      commit: info.Result.build_commit_hash.slice(0, 8),
      isPackaged: false,
    };
  } catch (error) {
    throw new NoCli(`${binary} does not run here (${(error as Error).message.split('\n')[0]}).`);
  }
}

/** The tools to record in receipts: the CLI that the reference data was read from, and the installed SDK. */
export function proofTools({version, commit}: Pick<CliReference, 'version' | 'commit'>): ProofTools {
  return {cli: version, commit, sdk: packageVersion('@cedra-labs/ts-sdk')};
}

/** Whether this CLI was built from the commit of the one that the reference data was read from. Packages have versions of their own. */
export function isPinned(
  {commit}: Pick<CedraCli, 'commit'>,
  reference: Pick<CliReference, 'commit'>,
): boolean {
  return commit === reference.commit;
}

function packageVersion(name: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as {version: string}).version;
}
