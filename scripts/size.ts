// `tsx scripts/size.ts`: compares the first load of every built page with `budgets.ts`.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {pathOf} from '../plugins/built-pages';
import {budgets, medianHtml, type Budget} from './budgets';
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

/** The HTML files of the build. */
function htmlFiles(): string[] {
  return (readdirSync(BUILD, {recursive: true}) as string[]).filter((file) => file.endsWith('.html')).sort();
}

async function main(): Promise<void> {
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw new Error('There is no build/ to measure. Run `npm run build` first.');
  await compressFolder(BUILD);
  const excesses: string[] = [];
  const html: number[] = [];
  const heaviest: Budget = {js: 0, css: 0, html: 0};
  for (const file of htmlFiles()) {
    const route = `/${pathOf(file)}`;
    const sizes = firstLoad(path.join(BUILD, file));
    const budget = budgets.find(({routes}) => routes.test(route))?.budget;
    if (!budget) throw new Error(`No budget covers ${route}. Add one to scripts/budgets.ts.`);
    html.push(sizes.html);
    for (const kind of ['js', 'css', 'html'] as const) {
      heaviest[kind] = Math.max(heaviest[kind], sizes[kind]);
      if (sizes[kind] > budget[kind]) {
        excesses.push(
          `${route}: ${kind.toUpperCase()} ${sizes[kind].toFixed(1)} KB, budget ${budget[kind]} KB` +
            (kind === 'js' ? ` (largest: ${sizes.largestScript})` : ''),
        );
      }
    }
  }
  const median = html.sort((a, b) => a - b)[Math.floor(html.length / 2)] ?? 0;
  if (median > medianHtml) excesses.push(`Median HTML ${median.toFixed(1)} KB, budget ${medianHtml} KB`);
  console.log(
    `${html.length} pages. Heaviest first load (Brotli): JS ${heaviest.js.toFixed(1)} KB, ` +
      `CSS ${heaviest.css.toFixed(1)} KB, HTML ${heaviest.html.toFixed(1)} KB; median HTML ${median.toFixed(1)} KB.`,
  );
  if (excesses.length === 0) return;
  console.error(`Over budget (scripts/budgets.ts):\n  ${excesses.join('\n  ')}`);
  process.exit(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
