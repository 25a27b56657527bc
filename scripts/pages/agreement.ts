// Advice where guides disagree with what they show elsewhere: the files of a series, and the gas in tables of costs.
import {readFileSync} from 'node:fs';
import type {TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type Block, type Page, replaceRegion, withoutMarks} from '@cedra-docs/proof/build';
import {visit} from 'unist-util-visit';
import {findPages} from '../../cedra/pages/files';
import {loadPage, parseTree} from '../../cedra/pages/page';
import {type Problem, warning} from './problem';

const FOLDER = 'docs/guides/dex/';

/** The pages of the exchange, in the order in which readers build it. */
const SERIES = [
  'understanding-amm',
  'first-trading-pair',
  'price-protection',
  'multi-hop-routing',
  'client-integration',
].map((name) => `${FOLDER}${name}.mdx`);

/** The files of the series that the site itself uses, by their paths on the pages. */
const USED = {'client/math.ts': 'src/figures/amm/math.ts'};

/** Where guides disagree with one another, with their outputs, or with the site's own code. */
export function agreementProblems(): Problem[] {
  const guides = findPages()
    .filter((file) => file.startsWith('docs/guides/'))
    .map(loadPage);
  const series = SERIES.flatMap((file) => guides.find((guide) => guide.file === file) ?? []);
  const used = Object.entries(USED).map(
    ([path, file]) => [path, readFileSync(file, 'utf8').trimEnd()] as const,
  );
  return [
    ...seriesProblems(series, new Map(used)),
    ...guides.flatMap(({file}) => {
      // The pages of the series share a package: what one measured, another may repeat.
      const isShared = (each: string) =>
        each === file || [each, file].every((path) => path.startsWith(FOLDER));
      const outputs = guides.filter((guide) => isShared(guide.file));
      return gasProblems(file, readFileSync(file, 'utf8'), outputs);
    }),
  ];
}

/**
 * The files that a page of a series begins with must be those at the end of the page before.
 * @param known files that have to be the same on every page, by path
 */
export function seriesProblems(pages: readonly Page[], known = new Map<string, string>()): Problem[] {
  const problems: Problem[] = [];
  for (const [index, page] of pages.entries())
    for (const [path, {text, block}] of filesOf(page)) {
      const before = known.get(path);
      if (before !== undefined && before !== text)
        problems.push(
          warning(block.file, block.line, `${path} differs from the page before or the site's figures`),
        );
      if (index === 0 || before === undefined) known.set(path, before ?? text);
    }
  return problems;
}

/** The files at the end of a page, with regions filled in, each with the last block that writes to it. */
function filesOf(page: Page): Map<string, {text: string; block: Block}> {
  const files = new Map<string, {text: string; block: Block}>();
  for (const block of page.blocks) {
    const {title, region} = block.meta;
    if (typeof title !== 'string') continue;
    const text =
      typeof region === 'string'
        ? replaceRegion(files.get(title)?.text ?? '', region, block.code)
        : (block.marked ?? block.code);
    // The proof reports a region that does not exist.
    if (text !== undefined) files.set(title, {text, block});
  }
  return new Map([...files].map(([path, {text, block}]) => [path, {text: withoutMarks(text), block}]));
}

/** The gas in a page's tables of costs must be in its outputs; "about 4,200" is no measurement. */
export function gasProblems(file: string, text: string, outputs: readonly Page[]): Problem[] {
  const measured = gasOf(outputs);
  return gasCells(file, text)
    .filter((cell) => !measured.has(toString(cell)))
    .map((cell) =>
      warning(
        file,
        cell.position?.start.line ?? 1,
        `no output shows ${toString(cell)} gas, as this table does`,
      ),
    );
}

/** The cells with numbers in the gas column of tables. */
function gasCells(file: string, text: string): TableCell[] {
  const cells: TableCell[] = [];
  visit(parseTree(text, file), 'table', ({children: [head, ...rows]}) => {
    const titles = head?.children.map((cell) => toString(cell)) ?? [];
    const first = titles.findIndex((title) => title.startsWith('gas'));
    if (first < 0) return;
    const last = titles[first + 1] === 'later' ? first + 1 : first;
    cells.push(...rows.flatMap((row) => row.children.slice(first, last + 1)));
  });
  return cells.filter((cell) => /^[\d,]+$/.test(toString(cell)));
}

/** The gas that outputs show: `"gas_used": 543`, `mint: 9 gas`. */
function gasOf(pages: readonly Page[]): Set<string> {
  const found = pages
    .flatMap(({blocks}) => blocks)
    .filter(({meta}) => meta.output)
    .flatMap(({code}) => [...code.matchAll(/"gas_used": (\d+)|(\d+) gas$/gm)]);
  return new Set(found.map(([, field, line]) => Number(field ?? line).toLocaleString('en-US')));
}
