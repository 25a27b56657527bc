import {existsSync} from 'node:fs';
import {browserArguments, findBrowser} from '../../lib/browser';
import {launchPuppeteer} from './puppeteer';
import type {Browser} from './tab';
import {launchWebKit} from './webkit';

export type BrowserEngineName = 'chromium' | 'firefox' | 'webkit';

interface BrowserEngine {
  /** Paths of the required programs; `undefined` when a program is not installed. */
  programs: () => (string | undefined)[];
  /** Debian packages of these programs. */
  packages: string[];
  launch: () => Promise<Browser>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const firefox = () => process.env.FIREFOX_PATH ?? FIREFOX.find(existsSync);

export const engines: Record<BrowserEngineName, BrowserEngine> = {
  chromium: {
    programs: () => [findBrowser()],
    packages: ['chromium'],
    launch: () => launchPuppeteer({browser: 'chrome', path: findBrowser() ?? '', args: browserArguments}),
  },
  firefox: {
    programs: () => [firefox()],
    packages: ['firefox-esr'],
    launch: () => launchPuppeteer({browser: 'firefox', path: firefox() ?? ''}),
  },
  webkit: {
    programs: () => ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
    launch: launchWebKit,
  },
};

export const missingEngines = (): BrowserEngineName[] =>
  (Object.keys(engines) as BrowserEngineName[]).filter(
    (name) => !engines[name].programs().every((program) => program !== undefined && existsSync(program)),
  );
