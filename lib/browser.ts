// Finds a Chromium for the end-to-end tests and the proof, and installs one if there is none.
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {run} from './command/run';

/**
 * Flags for reproducible tests, also as root. With font hinting, letter spacing would differ between builds; the animation
 * of a key that scrolls would go on after the next key.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-smooth-scrolling',
];

const HOW_TO_INSTALL = `No browser for the end-to-end tests: none was found, and none could be installed. Do one of the following:
  - npx playwright install --with-deps chromium     (downloads Playwright's own, and upgrades libraries)
  - apt-get install chromium-headless-shell         (Debian; Ubuntu's package is a snap, use the line above there)
  - brew install --cask google-chrome               (macOS)
  - CHROMIUM_PATH=/path/to/chrome npm test          (a browser in another place)`;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a downloaded browser starts. Linux may lack its libraries; elsewhere it brings them. */
const starts = (path: string): boolean =>
  process.platform !== 'linux' || spawnSync(path, ['--version'], {stdio: 'ignore'}).status === 0;

/** Paths that a program of one of these names can have in the folders of `PATH`. */
function candidatesOnPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * The path of an installed browser; undefined if there is none.
 * @throws Error when `CHROMIUM_PATH` is not executable
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isExecutable(chosen)) {
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", which is not an executable file. Correct it, or unset it.`,
    );
  }
  const installed = [
    chosen,
    // First, because it starts faster than the full browser.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    ...candidatesOnPath('google-chrome', 'google-chrome-stable', 'chromium'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
    .filter((path) => path !== undefined)
    .find((path) => path !== '' && isExecutable(path));
  const downloaded = chromium.executablePath();
  return installed ?? (isExecutable(downloaded) && starts(downloaded) ? downloaded : undefined);
}

/** Whether this process can install packages of Debian and its relatives. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of the distribution and what they need, unless that would upgrade or remove a package.
 * @returns whether they are installed
 */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  const install = `apt-get install -y --no-install-recommends --no-upgrade --no-remove ${names.join(' ')}`;
  const plan = await run(`apt-get update && ${install} --simulate`);
  // `Inst chromium (157 …)` is a new package, `Inst libc6 [2.36] (2.37 …)` another version of an installed one.
  const [upgraded] = /^Inst \S+ \[.*/m.exec(plan.output) ?? [];
  if (plan.code !== 0 || upgraded) {
    console.warn(
      upgraded ? `Not installed, because apt-get would upgrade packages: ${upgraded}` : plan.output,
    );
    return false;
  }
  const {code} = await run(install, {live: true, env: {DEBIAN_FRONTEND: 'noninteractive'}});
  return code === 0;
}

/** Methods to install a browser, in the order in which `ensureBrowser` tries them. */
const installMethods: {name: string; isPossible: boolean; install: () => Promise<unknown>}[] = [
  {
    name: "Playwright's download",
    isPossible: true,
    install: () => run('npx --no-install playwright install --no-shell chromium', {live: true}),
  },
  {
    name: "the distribution's package",
    isPossible: canInstallPackages,
    // Not every distribution has `chromium-headless-shell`.
    install: async () =>
      (await installPackages(['chromium-headless-shell'])) || (await installPackages(['chromium'])),
  },
];

/**
 * Installs a browser if there is none.
 * @returns the path of the browser
 * @throws Error with instructions when no method worked
 */
export async function ensureBrowser(): Promise<string> {
  let path = findBrowser();
  for (const {name, isPossible, install} of installMethods) {
    if (path) break;
    if (!isPossible) continue;
    console.warn(`No browser found. Installing ${name}; CHROMIUM_PATH names another browser.`);
    await install();
    path = findBrowser();
  }
  if (!path) throw new Error(HOW_TO_INSTALL);
  return path;
}
