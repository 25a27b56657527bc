// npm run bench:search:fit -- [name…]: tries other values of the ranking's numbers on the working half of the queries, one
// number after the other, and prints what is better. No value may cost a name its page.
import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import {weights} from '../../src/search/engine/weights';
import {ourEngine, type OurEngine} from './engines';
import {goldens, misled} from './goldens';
import {outcomes, readQueries, relevance} from './measure';

const FACTORS = [0.5, 0.75, 1.5, 2];
type Weight = keyof typeof weights;
const working = readQueries('working');

/** These are in the index: it has to be built again. */
const INDEXED = new Set<string>(['heading', 'names', 'code', 'length', 'saturation', 'begun']);

const relevant = async (engine: OurEngine) => {
  const {mrr, section3} = relevance(await outcomes(engine, working));
  // The section breaks ties: the page is what the goals count.
  return mrr + 0.1 * section3;
};

async function main(): Promise<void> {
  const pages = await readPages(pageSources(process.cwd()));
  const names = goldens(pages);
  const wrongIn = async (engine: OurEngine) => (await misled(names, (query) => engine.search(query))).length;
  let engine = await ourEngine(pages);
  let best = await relevant(engine);
  let wrong = await wrongIn(engine);
  console.log(`now ${best.toFixed(4)}, ${wrong} names do not find their page`);
  const asked = process.argv.slice(2) as Weight[];
  for (const name of asked.length > 0 ? asked : (Object.keys(weights) as Weight[])) {
    const before = weights[name];
    let chosen = before;
    for (const factor of FACTORS) {
      weights[name] = Number((before * factor).toPrecision(2));
      if (INDEXED.has(name)) engine = await ourEngine(pages);
      const value = await relevant(engine);
      if (value <= best) continue;
      const misses = await wrongIn(engine);
      if (misses > wrong) continue;
      [best, wrong, chosen] = [value, misses, weights[name]];
    }
    weights[name] = chosen;
    if (INDEXED.has(name)) engine = await ourEngine(pages);
    if (chosen !== before) console.log(`${name}: ${before} -> ${chosen}, ${best.toFixed(4)}, ${wrong} names`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
