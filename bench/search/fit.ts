// `npm run bench -- search/fit [parameter…]`: tries other values of the named ranking parameters, or of all, one by one.
// Prints the values that improve the mean score of the working sets and of cross-validation. Rejects a value with which
// fewer names have their own page as the first result.
import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import {weights} from '../../src/search/engine/weights';
import {crossValidationFolds, type Fold} from './cross-validation';
import {ourEngine, type OurEngine} from './engines';
import {goldens, wrongFirstResults} from './goldens';
import {outcomes, readQueries, relevance, WORKING_SETS} from './measure';

const FACTORS = [0.5, 0.75, 1.5, 2];
/** Cross-validation uses one phrase in this many, because all phrases take minutes for each value. */
const PHRASE_STEP = 4;
type Weight = keyof typeof weights;

/** Parameters that are part of the index: a new value needs a new index. */
const INDEX_PARAMETERS = new Set<string>([
  'heading',
  'phrases',
  'code',
  'lengthNorm',
  'saturation',
  'prefix',
]);

/** The mean score of the working sets and of cross-validation. Sections count little: the goals are about pages. */
async function scoreOf(engines: readonly OurEngine[], folds: readonly Fold[]): Promise<number> {
  const answered = await Promise.all(
    folds.map(async ({queries}, at) => outcomes(engines[at] as OurEngine, queries)),
  );
  const [working = [], ...phrases] = answered;
  const scores = [working, phrases.flat()].map((answers) => {
    const {mrr, section3} = relevance(answers);
    return mrr + 0.1 * section3;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

async function main(): Promise<void> {
  const pages = await readPages(pageSources(process.cwd()));
  const folds = [
    {pages, queries: WORKING_SETS.flatMap(readQueries)},
    ...crossValidationFolds(pages).map((fold) => ({
      ...fold,
      queries: fold.queries.filter((_, at) => at % PHRASE_STEP === 0),
    })),
  ];
  const build = () => Promise.all(folds.map((fold) => ourEngine(fold.pages)));
  const names = goldens(pages);
  const countWrong = async ([engine]: readonly OurEngine[]) =>
    (await wrongFirstResults(names, (query) => (engine as OurEngine).search(query))).length;
  let engines = await build();
  let best = await scoreOf(engines, folds);
  let wrong = await countWrong(engines);
  console.log(`now ${best.toFixed(4)}, ${wrong} names with a wrong first result`);
  const given = process.argv.slice(2) as Weight[];
  for (const name of given.length > 0 ? given : (Object.keys(weights) as Weight[])) {
    const before = weights[name];
    let chosen = before;
    for (const factor of FACTORS) {
      weights[name] = Number((before * factor).toPrecision(2));
      if (INDEX_PARAMETERS.has(name)) engines = await build();
      const score = await scoreOf(engines, folds);
      console.log(`  ${name} ${weights[name]}: ${score.toFixed(4)}`);
      if (score <= best) continue;
      const wrongNow = await countWrong(engines);
      if (wrongNow > wrong) continue;
      [best, wrong, chosen] = [score, wrongNow, weights[name]];
    }
    weights[name] = chosen;
    if (INDEX_PARAMETERS.has(name)) engines = await build();
    if (chosen !== before)
      console.log(
        `${name}: ${before} -> ${chosen}, ${best.toFixed(4)}, ${wrong} names with a wrong first result`,
      );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
