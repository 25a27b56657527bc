// The builds that the tests use.
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {parseEnv} from 'node:util';
import {sites} from '../e2e/_helpers/sites';
import {run} from '../lib/command/run';

/** Files and folders that a build depends on. */
const SOURCES = [
  'cedra',
  'docs',
  'lib',
  'i18n',
  'packages',
  'plugins',
  'src',
  'static',
  'babel.config.js',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Empty values for all variables keep a developer's `.env` out of tested builds, because it does not override them. */
export const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = Object.fromEntries(
  [...Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))), 'GALLERY'].map((name) => [name, '']),
);

/** Time of the last change below these paths, in milliseconds. A deletion changes the time of its folder. */
async function lastChange(paths: string[]): Promise<number> {
  const times = await Promise.all(
    paths.filter(existsSync).map(async (path) => {
      const stats = statSync(path);
      if (!stats.isDirectory()) return stats.mtimeMs;
      const names = await readdir(path);
      return Math.max(stats.mtimeMs, await lastChange(names.map((name) => join(path, name))));
    }),
  );
  return Math.max(0, ...times);
}

interface Site {
  name: string;
  directory: string;
  command: string;
  env: NodeJS.ProcessEnv;
}

/** Modification time of a site's front page; undefined before the first build. */
const homeTime = (directory: string): number | undefined =>
  statSync(join(directory, 'index.html'), {throwIfNoEntry: false})?.mtimeMs;

/**
 * Builds a site, unless its last build by this function began after the last change of its sources and nothing else has
 * built to its folder since.
 */
async function ensureBuild({name, directory, command, env}: Site): Promise<void> {
  const record = `.cache/e2e/${name}-build.json`;
  const last = existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as {directory: string; started: number; home: number})
    : undefined;
  const isUntouched = last?.directory === directory && last.home === homeTime(directory);
  if (isUntouched && last.started > (await lastChange(SOURCES))) return;
  console.log(`Building the ${name} site (${command})`);
  const started = Date.now();
  // A separate folder, because a development server may use the default one.
  const generated = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/e2e/${name}-generated`};
  const {code, output} = await run(command, {env: {...CLEAN_ENVIRONMENT, ...generated, ...env}});
  if (code !== 0) throw new Error(`${output}\nThe ${name} site did not build.`);
  mkdirSync('.cache/e2e', {recursive: true});
  writeFileSync(record, JSON.stringify({directory, started, home: homeTime(directory)}));
}

/**
 * Builds the plain site if its build is missing or outdated.
 * @throws Error with the output of the build that failed
 */
export const ensurePlainBuild = (): Promise<void> =>
  ensureBuild({
    name: 'plain',
    directory: sites.plain.directory,
    command: 'npm run --silent build',
    env: {},
  });

/**
 * Builds missing or outdated sites. Both builds run at once, because a single build uses only half of two cores.
 * @throws Error with the output of the build that failed
 */
export async function ensureBuilds(): Promise<void> {
  const {directory, environment} = sites.configured;
  const command = `docusaurus build --out-dir ${directory}`;
  const results = await Promise.allSettled([
    ensurePlainBuild(),
    ensureBuild({name: 'configured', directory, command, env: environment}),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
