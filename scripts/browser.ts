// Finds a Chromium for the end-to-end tests, and brings one where there is none.
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {run} from './run';

/** Quiet and predictable: no sandbox for root, no GPU, nothing that calls home, letters placed alike by every build. */
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

const HOW_TO_INSTALL = `No browser for the end-to-end tests: none was found, and none could be installed. One of these mends it:
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
 * Path of a browser that is already on this machine.
 * @throws Error when `CHROMIUM_PATH` is set to something that cannot be started
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isExecutable(chosen)) {
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not a program. Mend it, or unset it.`);
  }
  return [
    chosen,
    // Has no window to draw, which makes the tests quicker.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    ...onPath('google-chrome', 'google-chrome-stable', 'chromium'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path): path is string => Boolean(path) && isExecutable(path as string));
}

/** Debian's packages can be installed here. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Ways to get a browser, in order; each is tried only where it can work. */
const waysToInstall: {what: string; command: string; possible: boolean}[] = [
  {
    what: "Playwright's download",
    command: `npx --no-install playwright install ${canInstall ? '--with-deps ' : ''}chromium`,
    possible: true,
  },
  {
    what: "the distribution's package",
    // Not every distribution has the first.
    command:
      'apt-get update && ' +
      '(apt-get install -y --no-install-recommends chromium-headless-shell || ' +
      'apt-get install -y --no-install-recommends chromium)',
    possible: canInstall,
  },
];

/**
 * Path of a browser, installed first where there is none.
 * @throws Error that says what to install, when nothing worked
 */
export async function ensureBrowser(): Promise<string> {
  let path = findBrowser();
  for (const {what, command, possible} of waysToInstall) {
    if (path) break;
    if (!possible) continue;
    console.log(`No browser found: trying ${what} (${command})`);
    await run(command, {live: true});
    path = findBrowser();
  }
  if (!path) throw new Error(HOW_TO_INSTALL);
  return path;
}
