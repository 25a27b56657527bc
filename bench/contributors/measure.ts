import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {chromium, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../../scripts/browser';
import {percentile} from '../percentile';
import {WORK, type Site} from './sites';

/** What a command has cost. */
export interface Cost {
  /** From its start to its end. */
  seconds: number;
  /** Of all its Node processes, with all their threads; what git and esbuild did besides is not in it. */
  cpuSeconds: number;
  /**
   * The most memory that it held: the peaks of its Node processes added up, as if they had come at once. It cannot
   * have held more, and with one large process, as in a build, hardly less.
   */
  bytes: number;
}

const PORT = 4190;
const SAVES = 3;
const USAGE = pathToFileURL(path.resolve('bench/contributors/usage.mjs')).href;

interface Running {
  child: ChildProcess;
  log: string;
  /** Cost up to now; to be asked when the command has ended. */
  cost(): Cost;
}

/** Starts a program of a site's `node_modules` there, its output in a file beside the site. */
function start({name, folder}: Site, title: string, [program = '', ...argv]: string[]): Running {
  const usage = path.join(WORK, 'usage');
  rmSync(usage, {recursive: true, force: true});
  mkdirSync(usage, {recursive: true});
  const log = path.join(WORK, `${name}, ${title}.log`);
  const output = openSync(log, 'w');
  const before = performance.now();
  const child = spawn(process.execPath, [path.join('node_modules', program), ...argv], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${USAGE}`,
      BENCH_USAGE: usage,
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  const cost = () => {
    const seconds = (performance.now() - before) / 1000;
    const used = readdirSync(usage).map(
      (file) => JSON.parse(readFileSync(path.join(usage, file), 'utf8')) as Omit<Cost, 'seconds'>,
    );
    return {
      seconds,
      cpuSeconds: used.reduce((sum, {cpuSeconds}) => sum + cpuSeconds, 0),
      bytes: used.reduce((sum, {bytes}) => sum + bytes, 0),
    };
  };
  return {child, log, cost};
}

function failure(log: string): Error {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return new Error(`failed; ${log} ends with\n${lines.slice(-15).join('\n')}`);
}

/**
 * Runs a command of a site to its end.
 * @throws Error with the end of its output when it fails
 */
export async function run(site: Site, title: string, command: string[]): Promise<Cost> {
  const {child, log, cost} = start(site, title, command);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw failure(log);
  return cost();
}

/** What the development server keeps a contributor waiting for. */
export interface ServerCost {
  /** Seconds from the command, with no cache of its own, to the first page painted in a browser. */
  start: number;
  /** Seconds from saving that page to the new words being seen in it: the median of several. */
  save: number;
  /** The most memory that the server held. */
  bytes: number;
}

async function open(page: Page, {child, log}: Running): Promise<void> {
  const url = `http://localhost:${PORT}/`;
  // The server answers when the first compilation is done, however long that takes.
  while (!(await page.goto(url, {timeout: 0}).catch(() => undefined))?.ok()) {
    if (child.exitCode !== null) throw failure(log);
    await sleep(100);
  }
  await page.locator('article h1').waitFor({timeout: 0});
}

async function saves(page: Page, file: string): Promise<number> {
  const source = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    // What the last change has set off besides is over by then.
    await sleep(5_000 + 2_000 * (times.at(-1) ?? 0));
    const word = `saved-${save}-${Date.now()}`;
    const before = performance.now();
    writeFileSync(file, `${source}\n${word}\n`);
    await page.getByText(word).waitFor({timeout: 600_000});
    times.push((performance.now() - before) / 1000);
  }
  return percentile(times, 0.5);
}

/**
 * Starts the development server of a site, looks at its home page, and changes that page.
 * @throws Error with the end of its output when the server ends by itself
 */
export async function measureServer(site: Site): Promise<ServerCost> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  const page = await browser.newPage();
  const server = start(site, 'server', [
    '@docusaurus/core/bin/docusaurus.mjs',
    'start',
    '--no-open',
    '--port',
    String(PORT),
  ]);
  try {
    await open(page, server);
    const {seconds} = server.cost();
    const save = await saves(page, path.join(site.folder, 'docs/getting-started/index.mdx'));
    server.child.kill();
    await once(server.child, 'exit');
    return {start: seconds, save, bytes: server.cost().bytes};
  } finally {
    server.child.kill();
    await browser.close();
  }
}
