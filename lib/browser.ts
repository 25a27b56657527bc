// Finds a Chromium for the end-to-end tests and the proof, and installs one if there is none.
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {run} from './command/run';

/** Flags for reproducible tests, also as root. With font hinting, letter spacing would differ between builds. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const HOW_TO_INSTALL = `No browser for the end-to-end tests: none was found, and none could be installed. Do one of the following:
  - npx playwright install --with-deps chromium     (downloads Playwright's own)
  - apt-get install chromium                        (Debian; Ubuntu's package is a snap, use the line above there)
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
  return [
    chosen,
    // First, because it starts faster than the full browser.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    ...candidatesOnPath('google-chrome', 'google-chrome-stable', 'chromium'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
    .filter((path) => path !== undefined)
    .find((path) => path !== '' && isExecutable(path));
}

export const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Methods to install a browser, in the order in which `ensureBrowser` tries them. */
const installMethods: {name: string; command: string; isPossible: boolean}[] = [
  {
    name: "Playwright's download",
    command: `npx --no-install playwright install ${canInstallPackages ? '--with-deps ' : ''}chromium`,
    isPossible: true,
  },
  {
    name: "the distribution's package",
    // Not every distribution has `chromium-headless-shell`.
    command:
      'apt-get update && ' +
      '(apt-get install -y --no-install-recommends chromium-headless-shell || ' +
      'apt-get install -y --no-install-recommends chromium)',
    isPossible: canInstallPackages,
  },
];

/**
 * Installs a browser if there is none.
 * @returns the path of the browser
 * @throws Error with instructions when no method worked
 */
export async function ensureBrowser(): Promise<string> {
  let path = findBrowser();
  for (const {name, command, isPossible} of installMethods) {
    if (path) break;
    if (!isPossible) continue;
    console.warn(`No browser found. Installing ${name} (${command})`);
    await run(command, {live: true});
    path = findBrowser();
  }
  if (!path) throw new Error(HOW_TO_INSTALL);
  return path;
}
