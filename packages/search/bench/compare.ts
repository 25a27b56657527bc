import {gzipSync} from 'node:zlib';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {PageRecord} from '../format/types';
import type {Vocabulary} from '../words/vocabulary';
import {miniSearch, ourEngine, type MeasuredEngine, type OurEngine} from './engines';
import {keystrokes, outcomes, relevance, type Relevance, type TestQuery} from './measure';
import type {Input, Timings} from './page';

const RUNS = 5;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0);

/** Bytes of a module with its dependencies, minified and compressed. */
async function librarySize(entry: string, name: string): Promise<number> {
  const contents = `export {${name}} from ${JSON.stringify(entry)}`;
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: pathOf('.'), loader: 'ts'},
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

async function figures(candidate: MeasuredEngine, queries: readonly TestQuery[]): Promise<string> {
  return shown(relevance(await outcomes(candidate, queries)));
}

/** Prints the relevance of a set by kind. */
async function byKind(
  candidates: readonly MeasuredEngine[],
  set: string,
  queries: readonly TestQuery[],
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

/** Library and files to the first result, at the median, the 95th percentile and at most. */
async function firstResult(
  engine: OurEngine,
  library: number,
  queries: readonly TestQuery[],
): Promise<string> {
  const bytes: number[] = [];
  for (const {query} of queries) bytes.push(library + (await engine.firstResultBytes(query)));
  return [0.5, 0.95, 1].map((part) => kilobytes(percentile(bytes, part))).join(' / ');
}

export interface Comparison {
  pages: readonly PageRecord[];
  vocabulary: Vocabulary;
  sets: Readonly<Record<string, readonly TestQuery[]>>;
  /** Queries for bytes and times, whose misses are printed. */
  working: readonly TestQuery[];
  /** An empty page of the browser that measures the times. */
  browserPage: Page;
}

/** Prints bytes, times and relevance of this engine and of MiniSearch. */
export async function compare({pages, vocabulary, sets, working, browserPage}: Comparison): Promise<void> {
  const ours = await ourEngine(pages, vocabulary);
  const mini = miniSearch(pages, vocabulary);
  const sizes = {
    ours: await librarySize('../engine/engine', 'Engine'),
    mini: await librarySize('minisearch', 'default'),
  };
  console.log(`${pages.length} pages, ${ours.sections} sections, ${working.length} working queries\n`);

  const bundle = await build({entryPoints: [pathOf('page.ts')], bundle: true, minify: true, write: false});
  await browserPage.addScriptTag({content: bundle.outputFiles[0]?.text ?? ''});
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
    const plain = await timings(browserPage, 1, input, name);
    const slow = await timings(browserPage, 4, input, name);
    const keys = ({keys: values}: Timings) =>
      [0.5, 0.95, 1].map((part) => milliseconds(percentile(values, part))).join(' / ');
    const size = kilobytes((name === 'mini' ? sizes.mini : sizes.ours) + candidate.indexBytes);
    const load = `${milliseconds(plain.load)} (${milliseconds(slow.load)})`;
    console.log(`| ${candidate.name} | ${size} | ${load} | ${keys(plain)} | ${keys(slow)} |`);
  }
  const first = await firstResult(ours, sizes.ours, working);
  console.log(`\nours, library + files to the first result, p50 / p95 / max: ${first}`);
  console.log('\nRelevance: hit@1 / hit@3 / MRR by page, section@3');
  for (const [set, queries] of Object.entries(sets)) await byKind([ours, mini], set, queries);
  for (const {query, expect, got, rank} of await outcomes(ours, working))
    if (rank !== 1)
      console.log(
        `not first: ${query}\n  expected ${expect.join(', ')}\n  got ${got.slice(0, 3).join(', ')}`,
      );
}
