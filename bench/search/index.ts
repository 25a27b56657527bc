// `npm run bench -- search`: compares the embedded engine with MiniSearch on the pages of this site; `--final` adds the
// held-out sets.
import {gzipSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import {readWords} from '../../plugins/search-index/words';
import {browserArguments, findBrowser} from '../../lib/browser';
import {miniSearch, ourEngine, type Candidate, type OurEngine} from './engines';
import {
  keystrokes,
  outcomes,
  HELD_OUT_SETS,
  readQueries,
  relevance,
  type GoldenQuery,
  type Relevance,
  WORKING_SETS,
} from './measure';
import type {Input, Timings} from './page';
import {percentile} from '../percentile';

const working = WORKING_SETS.flatMap(readQueries);
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
async function byKind(
  candidates: readonly Candidate[],
  set: string,
  queries: readonly GoldenQuery[],
): Promise<void> {
  console.log(`\n| ${set} | queries | ${candidates.map(({name}) => name).join(' | ')} |`);
  console.log(`| --- | --- |${' --- |'.repeat(candidates.length)}`);
  for (const kind of ['all', ...new Set(queries.map((query) => query.kind))]) {
    const own = queries.filter((query) => kind === 'all' || query.kind === kind);
    const row = [];
    for (const candidate of candidates) row.push(await figures(candidate, own));
    console.log(`| ${kind} | ${own.length} | ${row.join(' | ')} |`);
  }
}

async function firstResult(engine: OurEngine, library: number): Promise<string> {
  const bytes: number[] = [];
  for (const {query} of working) bytes.push(library + (await engine.firstResultBytes(query)));
  return [0.5, 0.95, 1].map((part) => kilobytes(percentile(bytes, part))).join(' / ');
}

async function main(): Promise<void> {
  const sources = pageSources(process.cwd());
  const vocabulary = await readWords(sources.wordsFile);
  const pages = await readPages(sources);
  const ours = await ourEngine(pages, vocabulary);
  const mini = miniSearch(pages, vocabulary);
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
  const input: Input = {
    root: ours.root,
    files,
    miniSearch: mini.json,
    vocabulary,
    keystrokes: keystrokes(working),
  };

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
  for (const set of WORKING_SETS) await byKind([ours, mini], set, readQueries(set));
  if (process.argv.includes('--final')) {
    for (const set of HELD_OUT_SETS) await byKind([ours, mini], set, readQueries(set));
    await byKind([ours, mini], 'held out', HELD_OUT_SETS.flatMap(readQueries));
  }
  const answered = await outcomes(ours, working);
  for (const {query, expect, got, rank} of answered)
    if (rank !== 1)
      console.log(
        `not first: ${query}\n  expected ${expect.join(', ')}\n  got ${got.slice(0, 3).join(', ')}`,
      );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
