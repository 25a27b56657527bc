// The builds that the tests use.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {sites} from '../e2e/_helpers/sites';
import {run} from '../lib/command/run';

/** Files and folders that a build depends on. */
const SOURCES = [
  'docs',
  'lib',
  'markdown',
  'i18n',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
  'proof/receipts',
  'proof/outputs',
];

/** Keeps a developer's `.env` out of tested builds: `.env` does not override an empty value. */
export const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  GALLERY: '',
  GTAG_TRACKING_ID: '',
  NO_INDEX: '',
  OFFLINE: '',
  RUN: '',
  SITE_URL: '',
  SITE_BASE_URL: '',
};

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

/** Whether a build is newer than its sources and has the right configuration. */
async function isFresh(directory: string, isConfigured: (home: string) => boolean): Promise<boolean> {
  const home = join(directory, 'index.html');
  // Every complete build has `_nginx.conf`; a build with NO_INDEX has no sitemap.
  if (!existsSync(home) || !existsSync(join(directory, '_nginx.conf'))) return false;
  return statSync(home).mtimeMs > (await lastChange(SOURCES)) && isConfigured(readFileSync(home, 'utf8'));
}

async function build(title: string, command: string, env: NodeJS.ProcessEnv): Promise<void> {
  console.log(`Building the ${title} site (${command})`);
  const {code, output} = await run(command, {env: {...CLEAN_ENVIRONMENT, ...env}});
  if (code !== 0) throw new Error(`${output}\nThe ${title} site did not build.`);
}

/**
 * Builds the plain site if its build is missing or outdated.
 * @throws Error with the output of the build that failed
 */
export async function ensurePlainBuild(): Promise<void> {
  const {plain} = sites;
  if (!(await isFresh(plain.directory, (home) => !/googletagmanager|noindex/.test(home)))) {
    await build('plain', 'npm run --silent build', {});
  }
}

async function ensureConfiguredBuild(): Promise<void> {
  const {configured} = sites;
  const isConfigured = (home: string) => home.includes(configured.environment.GTAG_TRACKING_ID);
  if (!(await isFresh(configured.directory, isConfigured))) {
    await build('configured', `docusaurus build --out-dir ${configured.directory}`, {
      ...configured.environment,
      // A separate folder, because a development server may use the default one.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/e2e/generated',
      // The persistent cache does not distinguish generated folders.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    });
  }
}

/**
 * Builds missing or outdated sites. Both builds run at once, because a single build uses only half of two cores.
 * @throws Error with the output of the build that failed
 */
export async function ensureBuilds(): Promise<void> {
  await Promise.all([ensurePlainBuild(), ensureConfiguredBuild()]);
}
