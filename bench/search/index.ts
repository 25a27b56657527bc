// `npm run bench -- search`: compares the embedded engine with MiniSearch on the pages of this site. `--synthetic` adds
// sites of 1,000 and 5,000 pages, and `--final` the held-out sets.
import {gzipSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import {browserArguments, findBrowser} from '../../lib/browser';
import {miniSearch, ourEngine, type Candidate, type OurEngine} from './engines';
import {
  keystrokes,
  outcomes,
  HELD_OUT_SETS,
  readQueries,
  relevance,
  type GoldenQuery,
  type QuerySet,
  type Relevance,
  WORKING_SETS,
} from './measure';
import type {PageRecord} from '../../src/search/engine/types';
import {weights} from '../../src/search/engine/weights';
import type {Input, Timings} from './page';
import {percentile} from '../percentile';
import {grow} from './synthetic';

const working = WORKING_SETS.flatMap(readQueries);
/** Values at which a parameter of the ranking has no effect. */
const NEUTRAL: Partial<Record<keyof typeof weights, number>> = {
  heading: 1,
  phrases: 0,
  code: 0,
  lengthNorm: 0,
  idfSmoothing: 0.5,
  variant: 0,
  related: 0,
  prefix: 0,
  samePage: 0,
  section: 1,
  entry: 1,
  requestedKind: 1,
  headingMatch: 0,
  phraseMatch: 0,
  secondPhrase: 0,
  exactName: 1,
  stopWord: 0,
  repetition: 1,
};
const SYNTHETIC_SIZES = [1000, 5000];
const RUNS = 5;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0);

/** Bytes of a module with its dependencies, minified and compressed. */
async function librarySize(entry: string, name: string): Promise<number> {
  const contents = `export {${name}} from ${JSON.stringify(entry)}`;
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: process.cwd(), loader: 'ts'},
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', {level: 9}).length;
}

async function timings(
  page: Page,
  slowdown: number,
  input: Input,
  name: 'ours' | 'unpacking' | 'mini',
): Promise<Timings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const runs: Timings[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(
      await page.evaluate(
        ([given, which]) =>
          (window as unknown as {bench: Record<string, (input: Input) => Promise<Timings>>}).bench[which]?.(
            given,
          ) as Promise<Timings>,
        [input, name] as const,
      ),
    );
  }
  return {
    load: percentile(
      runs.map(({load}) => load),
      0.5,
    ),
    // For each key stroke the median of all runs, because other processes disturb single runs.
    keys: input.keystrokes.map((_, at) =>
      percentile(
        runs.map(({keys}) => keys[at] as number),
        0.5,
      ),
    ),
  };
}

const shown = ({hit1, hit3, mrr, section3}: Relevance) =>
  [hit1, hit3, mrr, section3].map((value) => value.toFixed(3)).join(' / ');

async function figures(candidate: Candidate, queries: readonly GoldenQuery[]): Promise<string> {
  return shown(relevance(await outcomes(candidate, queries)));
}

/** Prints the relevance of a set by kind. */
async function byKind(candidates: readonly Candidate[], set: QuerySet): Promise<void> {
  const queries = readQueries(set);
  console.log(`\n| ${set} | queries | ${candidates.map(({name}) => name).join(' | ')} |`);
  console.log(`| --- | --- |${' --- |'.repeat(candidates.length)}`);
  for (const kind of ['all', ...new Set(queries.map((query) => query.kind))]) {
    const own = queries.filter((query) => kind === 'all' || query.kind === kind);
    const row = [];
    for (const candidate of candidates) row.push(await figures(candidate, own));
    console.log(`| ${kind} | ${own.length} | ${row.join(' | ')} |`);
  }
}

/** Prints the relevance of the working sets without the effect of each parameter. */
async function printAblations(pages: readonly PageRecord[], whole: Relevance): Promise<void> {
  console.log('\n| without | MRR, working sets | difference |\n| --- | --- | --- |');
  for (const [name, neutral] of Object.entries(NEUTRAL) as [keyof typeof weights, number][]) {
    const before = weights[name];
    weights[name] = neutral;
    const {mrr} = relevance(await outcomes(await ourEngine(pages), working));
    weights[name] = before;
    console.log(`| ${name} | ${mrr.toFixed(3)} | ${(mrr - whole.mrr).toFixed(3)} |`);
  }
}

async function firstResult(engine: OurEngine, library: number): Promise<string> {
  const bytes: number[] = [];
  for (const {query} of working) bytes.push(library + (await engine.firstResultBytes(query)));
  return [0.5, 0.95, 1].map((part) => kilobytes(percentile(bytes, part))).join(' / ');
}

async function main(): Promise<void> {
  const pages = await readPages(pageSources(process.cwd()));
  const ours = await ourEngine(pages);
  const mini = miniSearch(pages);
  const sizes = {
    ours: await librarySize('./src/search/engine/engine', 'Engine'),
    mini: await librarySize('minisearch', 'default'),
  };
  console.log(`${pages.length} pages, ${ours.sections} sections, ${working.length} working queries\n`);

  const bundle = await build({
    entryPoints: ['bench/search/page.ts'],
    bundle: true,
    minify: true,
    write: false,
  });
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  const page = await browser.newPage();
  await page.addScriptTag({content: bundle.outputFiles[0]?.text ?? ''});
  const files = Object.fromEntries(
    ours.files.map(({name, data}) => [name, Buffer.from(data).toString('base64')]),
  );
  const input: Input = {root: ours.root, files, miniSearch: mini.json, keystrokes: keystrokes(working)};

  console.log(
    '| engine | library + index, gzip | load ms, 1× (4×) | key stroke ms p50 / p95 / max | at 4× |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const [name, candidate] of [
    ['ours', ours],
    ['unpacking', {...ours, name: `${ours.name}, with unpacking`}],
    ['mini', mini],
  ] as const) {
    const plain = await timings(page, 1, input, name);
    const slow = await timings(page, 4, input, name);
    const keys = ({keys: values}: Timings) =>
      [0.5, 0.95, 1].map((part) => milliseconds(percentile(values, part))).join(' / ');
    console.log(
      `| ${candidate.name} | ${kilobytes((name === 'mini' ? sizes.mini : sizes.ours) + candidate.indexBytes)} | ${milliseconds(plain.load)} (${milliseconds(slow.load)}) | ${keys(plain)} | ${keys(slow)} |`,
    );
  }
  await browser.close();
  console.log(
    `\nours, library + files to the first result, p50 / p95 / max: ${await firstResult(ours, sizes.ours)}`,
  );
  console.log('\nRelevance: hit@1 / hit@3 / MRR by page, section@3. The working sets are contaminated.');
  for (const set of WORKING_SETS) await byKind([ours, mini], set);
  if (process.argv.includes('--final')) for (const set of HELD_OUT_SETS) await byKind([ours, mini], set);
  const answered = await outcomes(ours, working);
  for (const {query, expect, got, rank} of answered)
    if (rank !== 1)
      console.log(
        `not first: ${query}\n  expected ${expect.join(', ')}\n  got ${got.slice(0, 3).join(', ')}`,
      );
  await printAblations(pages, relevance(answered));

  if (!process.argv.includes('--synthetic')) return;
  for (const count of SYNTHETIC_SIZES) {
    const large = await ourEngine(grow(pages, count));
    console.log(
      `${count} pages, ${large.sections} sections: first result p50 / p95 / max ${await firstResult(large, sizes.ours)}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
