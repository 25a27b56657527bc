// `npx tsx scripts/bench/lighthouse [--runs 3] [/route …]`: the medians of Lighthouse's figures on a slow phone (mobile,
// simulated slow 4G), for the named routes or for all pages. Needs `npm run build` first.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {docRoutes} from '../../../e2e/_helpers/routes';
import {browserArguments, findBrowser} from '../../../lib/browser';
import {readArguments} from '../../../lib/command/arguments';
import {install} from '../install';
import {percentile} from '../percentile';
import {withServer} from '../server';

interface Report {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
  environment: {benchmarkIndex: number};
}

/** Columns of the table: the heading, and the function that reads the figure from a report. */
const columns: [string, (report: Report) => number][] = [
  ...['performance', 'accessibility', 'best-practices', 'seo'].map(
    (name): [string, (report: Report) => number] => [
      name,
      ({categories}) => Math.round((categories[name]?.score ?? 0) * 100),
    ],
  ),
  ['LCP s', ({audits}) => (audits['largest-contentful-paint']?.numericValue ?? NaN) / 1000],
  ['TBT ms', ({audits}) => audits['total-blocking-time']?.numericValue ?? NaN],
  ['CLS', ({audits}) => audits['cumulative-layout-shift']?.numericValue ?? NaN],
  // The speed of the machine, by Lighthouse's own benchmark: at half the value, times are twice as long.
  ['machine', ({environment}) => environment.benchmarkIndex],
];

function measure(bin: string, url: string): Report {
  const {stdout, stderr, status} = spawnSync(
    path.join(bin, 'lighthouse'),
    [url, '--output=json', '--quiet', `--chrome-flags=--headless=new ${browserArguments.join(' ')}`],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
      // The folder has the Node.js that Lighthouse needs.
      env: {...process.env, PATH: `${bin}:${process.env.PATH}`, CHROME_PATH: findBrowser()},
    },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}:\n${stderr}`);
  return JSON.parse(stdout) as Report;
}

async function main(): Promise<void> {
  const {values, positionals} = readArguments(
    'Usage: npx tsx scripts/bench/lighthouse [--runs 3] [/route …]',
    {
      options: {runs: {type: 'string', default: '3'}},
      allowPositionals: true,
    },
  );
  const bin = path.resolve(install('lighthouse'), 'node_modules/.bin');
  const print = (cells: string[]) =>
    console.log(cells.map((cell, index) => (index ? cell.padStart(15) : cell.padEnd(48))).join(''));
  print(['route', ...columns.map(([title]) => title)]);
  await withServer('build', async (url) => {
    for (const route of positionals.length > 0 ? positionals : docRoutes) {
      const reports = Array.from({length: Number(values.runs)}, () => measure(bin, url + route));
      const figures = columns.map(([, figure]) => percentile(reports.map(figure), 0.5));
      print([route, ...figures.map((value) => (Number.isInteger(value) ? String(value) : value.toFixed(2)))]);
    }
  });
}

void main();
