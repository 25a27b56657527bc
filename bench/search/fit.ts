// npm run bench -- search/fit [name…]: tries other values of the ranking's numbers, one number after the other, and prints
// what is better: on the queries for work, and on the tasks of the vocabulary, each asked of an index that does not
// know it. No value may cost a name its page.
import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import {weights} from '../../src/search/engine/weights';
import {crossed, type Trial} from './crossed';
import {ourEngine, type OurEngine} from './engines';
import {goldens, misled} from './goldens';
import {outcomes, readQueries, relevance} from './measure';

const FACTORS = [0.5, 0.75, 1.5, 2];
/** Of the tasks, every so many is asked: all of them take a minute for each value. */
const EVERY_TASK = 4;
type Weight = keyof typeof weights;

/** These are in the index: it has to be built again. */
const INDEXED = new Set<string>(['heading', 'names', 'code', 'length', 'saturation', 'begun']);

/** The section breaks ties: the page is what the goals count. */
async function relevant(engines: readonly OurEngine[], trials: readonly Trial[]): Promise<number> {
  const answered = await Promise.all(
    trials.map(async ({queries}, at) => outcomes(engines[at] as OurEngine, queries)),
  );
  const [work = [], ...tasks] = answered;
  const values = [work, tasks.flat()].map((part) => {
    const {mrr, section3} = relevance(part);
    return mrr + 0.1 * section3;
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function main(): Promise<void> {
  const root = process.cwd();
  const pages = await readPages(pageSources(root));
  const work = (['working', 'working-2', 'working-3', 'working-4', 'public', 'seen'] as const).flatMap(
    readQueries,
  );
  const tasks = (await crossed(root)).map(({pages: known, queries}) => ({
    pages: known,
    queries: queries.filter((_, at) => at % EVERY_TASK === 0),
  }));
  const trials = [{pages, queries: work}, ...tasks];
  const build = () => Promise.all(trials.map((trial) => ourEngine(trial.pages)));
  const names = goldens(pages);
  const wrongIn = async ([engine]: readonly OurEngine[]) =>
    (await misled(names, (query) => (engine as OurEngine).search(query))).length;
  let engines = await build();
  let best = await relevant(engines, trials);
  let wrong = await wrongIn(engines);
  console.log(`now ${best.toFixed(4)}, ${wrong} names do not find their page`);
  const asked = process.argv.slice(2) as Weight[];
  for (const name of asked.length > 0 ? asked : (Object.keys(weights) as Weight[])) {
    const before = weights[name];
    let chosen = before;
    for (const factor of FACTORS) {
      weights[name] = Number((before * factor).toPrecision(2));
      if (INDEXED.has(name)) engines = await build();
      const value = await relevant(engines, trials);
      console.log(`  ${name} ${weights[name]}: ${value.toFixed(4)}`);
      if (value <= best) continue;
      const misses = await wrongIn(engines);
      if (misses > wrong) continue;
      [best, wrong, chosen] = [value, misses, weights[name]];
    }
    weights[name] = chosen;
    if (INDEXED.has(name)) engines = await build();
    if (chosen !== before) console.log(`${name}: ${before} -> ${chosen}, ${best.toFixed(4)}, ${wrong} names`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
