import {existsSync} from 'node:fs';
import {browserArguments, findBrowser} from '../../scripts/browser';
import {launchPuppeteer} from './puppeteer';
import type {Browser} from './tab';
import {launchWebKit} from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface Engine {
  /** Programs that have to be on the machine. */
  programs: () => (string | undefined)[];
  /** Debian's packages with these programs. */
  packages: string[];
  launch: () => Promise<Browser>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const firefox = () => process.env.FIREFOX_PATH ?? FIREFOX.find(existsSync);

export const engines: Record<EngineName, Engine> = {
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

/** Names of the engines that this machine lacks. */
export const missingEngines = (): EngineName[] =>
  (Object.keys(engines) as EngineName[]).filter(
    (name) => !engines[name].programs().every((program) => program !== undefined && existsSync(program)),
  );
