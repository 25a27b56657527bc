// `tsx scripts/size/index.ts`: compares the first load of every built page with `budgets.ts`.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {pagePath} from '../../plugins/document-head/built-pages';
import {budgets, type Budget} from './budgets';
import {compressFolder} from './compress';

const BUILD = 'build';

/** The number of KB that a browser loads for a built file: the size of the Brotli form, except for tiny files. */
function sizeOf(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size / 1000;
}

/** KB of a page's HTML, and of the scripts and style sheets that the HTML references. */
function firstLoad(file: string): Budget & {largestScript: string} {
  const $ = load(readFileSync(file));
  const local = (address: string) => path.join(BUILD, decodeURI(new URL(address, 'http://site').pathname));
  const scripts = $('script[src], link[rel="preload"][as="script"]')
    .toArray()
    .map((node) => $(node).attr('src') ?? $(node).attr('href') ?? '');
  const styles = $('link[rel="stylesheet"]')
    .toArray()
    .map((node) => $(node).attr('href') ?? '');
  const sum = (addresses: string[]) => addresses.map(local).reduce((total, each) => total + sizeOf(each), 0);
  const largest = scripts.map(local).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  return {
    html: sizeOf(file),
    js: sum(scripts),
    css: sum(styles),
    largestScript: largest ? `${path.basename(largest)} ${sizeOf(largest).toFixed(1)} KB` : 'none',
  };
}

const REMEDIES: Record<keyof Budget, string> = {
  js: 'import what is large only where it is used (`lazy`, `loadCode`), or raise the budget in the same pull request',
  css: 'remove unused rules, or raise the budget in the same pull request',
  html: 'fold or move a part of the page if it is also long for readers',
};

/** What is over budget on a page, by how much, and what helps; undefined if nothing is. */
export function budgetExcess(
  kind: keyof Budget,
  route: string,
  sizes: Budget & {largestScript: string},
  budget: Budget,
): string | undefined {
  if (sizes[kind] <= budget[kind]) return undefined;
  const bytes = Math.ceil((sizes[kind] - budget[kind]) * 1000);
  const largest = kind === 'js' ? ` (largest: ${sizes.largestScript})` : '';
  return `${route}: ${kind.toUpperCase()} is ${bytes} bytes over ${budget[kind]} KB${largest}; ${REMEDIES[kind]}`;
}

function htmlFiles(): string[] {
  return (readdirSync(BUILD, {recursive: true}) as string[]).filter((file) => file.endsWith('.html')).sort();
}

async function main(): Promise<void> {
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw new Error('build/ does not exist. Run `npm run build` first.');
  await compressFolder(BUILD);
  const errors: string[] = [];
  const advice: string[] = [];
  const html: number[] = [];
  const heaviest: Budget = {js: 0, css: 0, html: 0};
  for (const file of htmlFiles()) {
    const route = `/${pagePath(file)}`;
    const sizes = firstLoad(path.join(BUILD, file));
    const budget = budgets.find(({routes}) => routes.test(route))?.budget;
    if (!budget) throw new Error(`No budget covers ${route}. Add one to scripts/size/budgets.ts.`);
    html.push(sizes.html);
    for (const kind of ['js', 'css', 'html'] as const) {
      heaviest[kind] = Math.max(heaviest[kind], sizes[kind]);
      const excess = budgetExcess(kind, route, sizes, budget);
      if (excess) (kind === 'html' ? advice : errors).push(excess);
    }
  }
  const median = html.sort((a, b) => a - b)[Math.floor(html.length / 2)] ?? 0;
  console.log(
    `${html.length} pages. Heaviest first load (Brotli): JS ${heaviest.js.toFixed(1)} KB, ` +
      `CSS ${heaviest.css.toFixed(1)} KB, HTML ${heaviest.html.toFixed(1)} KB; median HTML ${median.toFixed(1)} KB.`,
  );
  if (advice.length > 0) console.log(`Advice (does not fail the check):\n  ${advice.join('\n  ')}`);
  if (errors.length === 0) return;
  console.error(`Over budget (scripts/size/budgets.ts):\n  ${errors.join('\n  ')}`);
  process.exit(1);
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
