// `npx tsx scripts/bench/search`: prints the relevance of the embedded search on the pages of this site, its bytes, and the
// queries whose page is not first; `--final` adds the figures of the held-out sets. Fails when the public queries find less
// than 95 % of their pages among the first three results.
import {ourEngine, outcomes, relevance, type TestQuery} from '@cedra-docs/search/bench';
import {readArguments} from '../../../lib/command/arguments';
import {readPages} from '../../../plugins/search-index/pages';
import {pageSources} from '../../../plugins/search-index/sources';
import {readWords} from '../../../plugins/search-index/words';
import {HELD_OUT_SETS, readQueries, WORKING_SETS} from './queries';

/** Minimum share of the public queries with an expected page among the first three results. */
const MIN_HIT3 = 0.95;

async function main(): Promise<void> {
  const {values} = readArguments('Usage: npx tsx scripts/bench/search [--final]', {
    options: {final: {type: 'boolean'}},
  });
  const sources = pageSources(process.cwd());
  const engine = await ourEngine(await readPages(sources), readWords(sources.wordsFile));
  const row = async (set: string, kind: string, queries: readonly TestQuery[]) => {
    const {hit1, hit3, mrr, section3} = relevance(await outcomes(engine, queries));
    const [a, b, c, d] = [hit1, hit3, mrr, section3].map((value) => value.toFixed(3));
    return {set, kind, queries: queries.length, 'hit@1': a, 'hit@3': b, MRR: c, 'section@3': d};
  };
  const rows = [];
  for (const set of values.final ? [...WORKING_SETS, ...HELD_OUT_SETS] : WORKING_SETS) {
    const queries = readQueries(set);
    rows.push(await row(set, 'all', queries));
    for (const kind of new Set(queries.map((query) => query.kind)))
      rows.push(
        await row(
          set,
          kind,
          queries.filter((query) => query.kind === kind),
        ),
      );
  }
  if (values.final) rows.push(await row('held out', 'all', HELD_OUT_SETS.flatMap(readQueries)));
  console.table(rows);

  const working = WORKING_SETS.flatMap(readQueries);
  const bytes: number[] = [];
  for (const {query} of working) bytes.push(await engine.firstResultBytes(query));
  bytes.sort((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => {
    const value = bytes[Math.ceil(share * bytes.length) - 1] ?? NaN;
    return `${(value / 1024).toFixed(1)} KB`;
  });
  console.log(
    `${engine.sections} sections; files to the first result: p50 ${p50}, p95 ${p95}, at most ${most}`,
  );
  for (const {query, expect, got, rank} of await outcomes(engine, working))
    if (rank !== 1)
      console.log(
        `not first: ${query}\n  expected ${expect.join(', ')}\n  got ${got.slice(0, 3).join(', ')}`,
      );

  const {hit3} = relevance(await outcomes(engine, readQueries('public')));
  if (hit3 >= MIN_HIT3) return;
  console.error(
    `Only ${hit3.toFixed(3)} of the public queries find their page among the first three results.`,
  );
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
