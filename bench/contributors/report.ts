/** The figures of one site, by the titles of the measures; what failed is missing. */
type Figures = Readonly<Record<string, number | undefined>>;

/** The sites of one size. */
export interface Row {
  pages: number;
  ours: Figures;
  plain: Figures;
}

/** A page of the largest site may cost so much more than one of the smallest generated: n log n passes, n² never. */
const STEEPEST = 1.5;

/** The most memory that anything may take, in GB. */
const MOST_MEMORY = 8;

/**
 * How much more each added page costs on the largest site than on the smallest that was generated. The first size, our
 * own pages, is the base that both are counted from. 1 is linear; `undefined` where there are not three sizes to
 * compare.
 */
export function growth(points: readonly {pages: number; cost: number}[]): number | undefined {
  const [base, smallest] = points;
  const largest = points.at(-1);
  if (!base || !smallest || !largest || points.length < 3) return undefined;
  const each = ({pages, cost}: {pages: number; cost: number}) => (cost - base.cost) / (pages - base.pages);
  return each(largest) / each(smallest);
}

const cell = (value: number | undefined) =>
  value === undefined ? 'failed' : value.toFixed(value < 10 ? 2 : 0);

/** A measure as a Markdown table, with the verdict on its growth or height below it, and whether that is good. */
export function table(title: string, rows: readonly Row[]): {text: string; isGood: boolean} {
  const withPlain = rows.some(({plain}) => plain[title] !== undefined);
  const lines = rows.map(({pages, ours: {[title]: ours}, plain: {[title]: plain}}) => {
    const ratio = ours && plain ? `${(ours / plain).toFixed(2)}×` : '';
    return [pages, cell(ours), ...(withPlain ? [cell(plain), ratio] : [])];
  });
  const head = ['pages', 'ours', ...(withPlain ? ['plain 3.7.0', 'ours to plain'] : [])];
  const {isGood, text} = title.endsWith('GB') ? height(title, rows) : slope(title, rows);
  const markdown = [head, head.map(() => '---:'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return {isGood, text: `### ${title}\n\n${markdown.join('\n')}\n\n${text}\n`};
}

function height(title: string, rows: readonly Row[]): {text: string; isGood: boolean} {
  const most = Math.max(...rows.map(({ours}) => ours[title] ?? Infinity));
  const isGood = most < MOST_MEMORY;
  return {
    isGood,
    text: `At most ${most.toFixed(2)} GB: ${isGood ? 'under' : 'NOT UNDER'} ${MOST_MEMORY} GB.`,
  };
}

function slope(title: string, rows: readonly Row[]): {text: string; isGood: boolean} {
  const points = rows.map(({pages, ours}) => ({pages, cost: ours[title] ?? NaN}));
  const factor = growth(points);
  if (factor === undefined) return {isGood: true, text: 'Too few sizes to say how it grows.'};
  if (Number.isNaN(factor)) return {isGood: false, text: 'NOT MEASURED on every size.'};
  const isGood = factor <= STEEPEST;
  const [, smallest] = points;
  const verdict = isGood ? 'linear' : 'NOT LINEAR';
  return {
    isGood,
    text: `At ${points.at(-1)?.pages} pages, an added page costs ${factor.toFixed(2)} times what it costs at ${smallest?.pages}: ${verdict}.`,
  };
}
