// `tsx scripts/size.ts`: compares the first load of every built page with `budgets.ts`.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {pathOf} from '../plugins/built-pages';
import {budgets, medianHtml, type Budget} from './budgets';

const BUILD = 'build';

/** Size of a built file as a browser loads it, in KB: its Brotli form if `compress.ts` wrote one. */
function sizeOf(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size / 1000;
}

/** Sizes of what a browser loads before it shows the page: its HTML, and the scripts and styles in the HTML. */
function firstLoad(file: string): Budget & {heaviest: string} {
  const $ = load(readFileSync(file));
  const local = (address: string) => path.join(BUILD, decodeURI(new URL(address, 'http://site').pathname));
  const scripts = $('script[src], link[rel="preload"][as="script"]')
    .toArray()
    .map((node) => $(node).attr('src') ?? $(node).attr('href') ?? '');
  const styles = $('link[rel="stylesheet"]')
    .toArray()
    .map((node) => $(node).attr('href') ?? '');
  const sum = (addresses: string[]) => addresses.map(local).reduce((total, each) => total + sizeOf(each), 0);
  const heaviest = scripts.map(local).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  return {
    html: sizeOf(file),
    js: sum(scripts),
    css: sum(styles),
    heaviest: heaviest ? `${path.basename(heaviest)} ${sizeOf(heaviest).toFixed(1)} KB` : 'none',
  };
}

function pages(): string[] {
  return (readdirSync(BUILD, {recursive: true}) as string[]).filter((file) => file.endsWith('.html')).sort();
}

function main(): void {
  if (!existsSync(path.join(BUILD, 'index.html.br')))
    throw new Error('There is no compressed build/ to measure. Run `npm run build` first.');
  const over: string[] = [];
  const html: number[] = [];
  const heaviest: Budget = {js: 0, css: 0, html: 0};
  for (const file of pages()) {
    const route = `/${pathOf(file)}`;
    const load = firstLoad(path.join(BUILD, file));
    const budget = budgets.find(({routes}) => routes.test(route))?.budget;
    if (!budget) throw new Error(`No budget covers ${route}. Add one to scripts/budgets.ts.`);
    html.push(load.html);
    for (const kind of ['js', 'css', 'html'] as const) {
      heaviest[kind] = Math.max(heaviest[kind], load[kind]);
      if (load[kind] > budget[kind]) {
        over.push(
          `${route}: ${kind.toUpperCase()} ${load[kind].toFixed(1)} KB, budget ${budget[kind]} KB` +
            (kind === 'js' ? ` (largest: ${load.heaviest})` : ''),
        );
      }
    }
  }
  const median = html.sort((a, b) => a - b)[Math.floor(html.length / 2)] ?? 0;
  if (median > medianHtml) over.push(`Median HTML ${median.toFixed(1)} KB, budget ${medianHtml} KB`);
  console.log(
    `${html.length} pages. Heaviest first load (Brotli): JS ${heaviest.js.toFixed(1)} KB, ` +
      `CSS ${heaviest.css.toFixed(1)} KB, HTML ${heaviest.html.toFixed(1)} KB; median HTML ${median.toFixed(1)} KB.`,
  );
  if (over.length === 0) return;
  console.error(`Over budget (scripts/budgets.ts):\n  ${over.join('\n  ')}`);
  process.exit(1);
}

main();
