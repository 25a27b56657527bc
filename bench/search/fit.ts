// npm run bench -- search/fit -- [parameter…]: tries other values of one parameter of the ranking after the other, and
// prints which are better for the working sets and in cross-validation. A value for which a name loses its page is
// rejected.
import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import {weights} from '../../src/search/engine/weights';
import {crossed, type Trial} from './crossed';
import {ourEngine, type OurEngine} from './engines';
import {goldens, misled} from './goldens';
import {outcomes, readQueries, relevance, WORKING_SETS} from './measure';

const FACTORS = [0.5, 0.75, 1.5, 2];
/** Cross-validation with every n-th phrase: all phrases take minutes for each value. */
const EVERY_PHRASE = 4;
type Weight = keyof typeof weights;

/** Parameters of the index, which has to be built again. */
const INDEXED = new Set<string>(['heading', 'phrases', 'code', 'lengthNorm', 'saturation', 'prefix']);

/** The mean of the working sets and cross-validation. Sections only break ties: the goals are about pages. */
async function valueOf(engines: readonly OurEngine[], trials: readonly Trial[]): Promise<number> {
  const answered = await Promise.all(
    trials.map(async ({queries}, at) => outcomes(engines[at] as OurEngine, queries)),
  );
  const [working = [], ...phrases] = answered;
  const values = [working, phrases.flat()].map((part) => {
    const {mrr, section3} = relevance(part);
    return mrr + 0.1 * section3;
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function main(): Promise<void> {
  const pages = await readPages(pageSources(process.cwd()));
  const trials = [
    {pages, queries: WORKING_SETS.flatMap(readQueries)},
    ...crossed(pages).map((trial) => ({
      ...trial,
      queries: trial.queries.filter((_, at) => at % EVERY_PHRASE === 0),
    })),
  ];
  const build = () => Promise.all(trials.map((trial) => ourEngine(trial.pages)));
  const names = goldens(pages);
  const wrongIn = async ([engine]: readonly OurEngine[]) =>
    (await misled(names, (query) => (engine as OurEngine).search(query))).length;
  let engines = await build();
  let best = await valueOf(engines, trials);
  let wrong = await wrongIn(engines);
  console.log(`now ${best.toFixed(4)}, ${wrong} names without their page`);
  const given = process.argv.slice(2) as Weight[];
  for (const name of given.length > 0 ? given : (Object.keys(weights) as Weight[])) {
    const before = weights[name];
    let chosen = before;
    for (const factor of FACTORS) {
      weights[name] = Number((before * factor).toPrecision(2));
      if (INDEXED.has(name)) engines = await build();
      const value = await valueOf(engines, trials);
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
