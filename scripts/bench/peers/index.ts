// `npx tsx scripts/bench/peers [--runs 3]`: compares this site with the same text on Starlight and on VitePress. Measures how
// long a reader of ten pages waits on a slow phone, and the bytes received. Needs `npm run build` first.
import {setTimeout as sleep} from 'node:timers/promises';
import {readArguments} from '../../../lib/command/arguments';
import {percentile} from '../percentile';
import {fileKinds, withReaderSession, type Device, type ReaderSession} from './reader-session';
import {withServer} from '../server';
import {buildPeers, type MeasuredSite} from './sites';

const ours: MeasuredSite = {name: 'this site', folder: 'build', nextLink: 'a.pagination-nav__link--next'};
const FIRST_PAGE = '/intro';
const PAGES = 10;
const HOVER_MS = 200;
/** A phone on slow 4G: 150 ms, 1.6 Mbit/s. */
const SLOW_PHONE: Device = {
  viewport: {width: 390, height: 844},
  slowdown: 4,
  network: {latency: 150, throughput: 200_000},
};

/** A slower processor, with files from this machine: what a click costs beside the network. */
const SLOW_PROCESSOR: Device = {viewport: SLOW_PHONE.viewport, slowdown: 6};

/** Cost of reading ten pages of a site. */
interface Cost {
  routes: string[];
  /** Milliseconds of waiting for each page: the LCP of the first, then from pointer down to painted text. */
  waits: number[];
  firstPage: ReaderSession['bytes'];
  allPages: ReaderSession['bytes'];
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

const largestContentfulPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

/** Reads ten pages. On each, waits until the network is idle, then hovers over the next link and presses it. */
async function read(url: string, nextLink: string, device: Device): Promise<Cost> {
  return withReaderSession(device, async ({page, bytes, waitUntilIdle, timeNavigation}) => {
    const route = () => new URL(page.url()).pathname.replace(/\/$/, '');
    await page.goto(url + FIRST_PAGE);
    await waitUntilIdle();
    const routes = [route()];
    const waits = [await page.evaluate(largestContentfulPaint)];
    const firstPage = {...bytes};
    while (routes.length < PAGES) {
      await page.locator(nextLink).hover();
      await sleep(HOVER_MS);
      waits.push(await timeNavigation(() => page.mouse.down().then(() => page.mouse.up())));
      await waitUntilIdle();
      routes.push(route());
    }
    return {routes, waits, firstPage, allPages: bytes};
  });
}

const print = (cells: string[]) =>
  console.log(cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(12))).join(''));

function printWaits(costs: Record<string, Cost[]>): void {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const total = (runs: Cost[]) => runs.map(({waits}) => sum(waits));
  const own = percentile(total(costs[ours.name] ?? []), 0.5);
  console.log('\nSeconds of waiting: the first LCP, and nine times from pointer down to new text painted');
  print(['', 'median', 'first LCP', 'navigation', 'ours / it', 'all runs']);
  for (const [name, runs] of Object.entries(costs)) {
    const median = percentile(total(runs), 0.5);
    const first = runs.map(({waits}) => waits[0] ?? NaN);
    const navigations = runs.flatMap(({waits}) => waits.slice(1));
    const figures = [median, percentile(first, 0.5), percentile(navigations, 0.5)].map(seconds);
    print([name, ...figures, `${(own / median).toFixed(2)}×`, ...total(runs).map(seconds)]);
  }
}

function printClicks(clicks: Record<string, number[]>): void {
  console.log('\nMilliseconds from pointer down to new text painted, processor 6 times slower, fast network');
  print(['', 'median', 'p95']);
  for (const [name, times] of Object.entries(clicks))
    print([name, ...[0.5, 0.95].map((share) => percentile(times, share).toFixed(0))]);
}

function printBytes(costs: Record<string, Cost[]>): void {
  for (const [title, part] of [
    [`first page, ${FIRST_PAGE}`, 'firstPage'],
    [`all ${PAGES} pages`, 'allPages'],
  ] as const) {
    console.log(`\nKB over the network, ${title}, median of the runs`);
    print(['', ...fileKinds, 'sum']);
    for (const [name, runs] of Object.entries(costs)) {
      const median = (figure: (bytes: ReaderSession['bytes']) => number) =>
        (
          percentile(
            runs.map(({[part]: bytes}) => figure(bytes)),
            0.5,
          ) / 1000
        ).toFixed(1);
      print([
        name,
        ...fileKinds.map((kind) => median((bytes) => bytes[kind])),
        median((bytes) => sum(Object.values(bytes))),
      ]);
    }
  }
}

async function main(): Promise<void> {
  const {values} = readArguments('Usage: npx tsx scripts/bench/peers [--runs 3]', {
    options: {runs: {type: 'string', default: '3'}},
  });
  const sites = [ours, ...(await buildPeers())];
  const costs: Record<string, Cost[]> = Object.fromEntries(sites.map(({name}) => [name, []]));
  const clicks: Record<string, number[]> = Object.fromEntries(sites.map(({name}) => [name, []]));
  let routes: string[] | undefined;
  // Each run measures all sites in turn, so that other load on the machine affects all of them.
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const {name, folder, nextLink} of sites) {
      const [cost, fast] = await withServer(folder, async (url) => [
        await read(url, nextLink, SLOW_PHONE),
        await read(url, nextLink, SLOW_PROCESSOR),
      ]);
      clicks[name]?.push(...fast.waits.slice(1));
      routes ??= cost.routes;
      if (cost.routes.join() !== routes.join())
        throw new Error(`${name} leads to ${cost.routes.join(', ')}, and this site to ${routes.join(', ')}.`);
      costs[name]?.push(cost);
      console.log(`run ${run}, ${name}: ${cost.waits.map((wait) => Math.round(wait)).join(' ')} ms`);
    }
  }
  console.log(`\n${routes?.join(', ')}`);
  printWaits(costs);
  printClicks(clicks);
  printBytes(costs);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
