// Finds a Chromium for the end-to-end tests and the proof, and installs one if there is none.
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {run} from './run';

/** Stable and quiet: no sandbox for root, no GPU, no background requests, equal letter spacing in every build. */
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

const HOW_TO_INSTALL = `No browser for the end-to-end tests: none was found, and none could be installed. Any of these fixes it:
  - npx playwright install --with-deps chromium     (downloads Playwright's own)
  - apt-get install chromium                        (Debian; Ubuntu's package is a snap, use the line above there)
  - brew install --cask google-chrome               (macOS)
  - CHROMIUM_PATH=/path/to/chrome npm test          (one that you have elsewhere)`;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Path of an installed browser.
 * @throws Error when `CHROMIUM_PATH` is not executable
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isExecutable(chosen)) {
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not a program. Correct it, or unset it.`);
  }
  return [
    chosen,
    // Faster, because it has no window.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    ...onPath('google-chrome', 'google-chrome-stable', 'chromium'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path): path is string => Boolean(path) && isExecutable(path as string));
}

/** Whether Debian packages can be installed. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Ways to install a browser, in order; each is tried only where it can work. */
const waysToInstall: {what: string; command: string; possible: boolean}[] = [
  {
    what: "Playwright's download",
    command: `npx --no-install playwright install ${canInstall ? '--with-deps ' : ''}chromium`,
    possible: true,
  },
  {
    what: "the distribution's package",
    // Not every distribution has the first package.
    command:
      'apt-get update && ' +
      '(apt-get install -y --no-install-recommends chromium-headless-shell || ' +
      'apt-get install -y --no-install-recommends chromium)',
    possible: canInstall,
  },
];

/**
 * Path of a browser, installed first if there is none.
 * @throws Error that says what to install, when every way failed
 */
export async function ensureBrowser(): Promise<string> {
  let path = findBrowser();
  for (const {what, command, possible} of waysToInstall) {
    if (path) break;
    if (!possible) continue;
    console.warn(`No browser found: trying ${what} (${command})`);
    await run(command, {live: true});
    path = findBrowser();
  }
  if (!path) throw new Error(HOW_TO_INSTALL);
  return path;
}
