// `npm run bench -- contributors [--pages 500,2000,8000]`: CPU seconds and memory of a cold and a warm build, of this site
// and of copies with more pages. Takes hours with all sizes. Exits with 1 when the CPU time grows much faster than the
// number of pages.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {growth} from './growth';
import {makeSite, readDocs} from './site';

const WORK = path.resolve('.cache/bench/contributors');
const USAGE = pathToFileURL(path.resolve('bench/contributors/usage.mjs')).href;
/** Limit of `growth`: a cost of n log n passes, n² fails. */
const MAX_GROWTH = 1.5;

const builds = ['cold', 'warm'] as const;

interface Usage {
  /** CPU time of all Node.js processes of the build; git and esbuild are not included. */
  cpuSeconds: number;
  /** Peak memory of the largest Node.js process. */
  gigabytes: number;
}

type Row = {pages: number} & Record<(typeof builds)[number], Usage>;

/**
 * Builds a site once.
 * @throws Error when the build fails
 */
function build(folder: string): Usage {
  const usage = path.join(WORK, 'usage');
  rmSync(usage, {recursive: true, force: true});
  mkdirSync(usage, {recursive: true});
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${USAGE}`,
        BENCH_USAGE: usage,
      },
    },
  );
  if (status !== 0)
    throw new Error(`The build failed: repeat it with \`npx docusaurus build\` in ${folder}.`);
  const used = readdirSync(usage).map(
    (file) => JSON.parse(readFileSync(path.join(usage, file), 'utf8')) as Usage,
  );
  return {
    cpuSeconds: used.reduce((sum, {cpuSeconds}) => sum + cpuSeconds, 0),
    gigabytes: Math.max(...used.map(({gigabytes}) => gigabytes)),
  };
}

function measure(pages: number): Row {
  const folder = path.join(WORK, `${pages}-pages`);
  makeSite(folder, pages);
  const row = {pages, cold: build(folder), warm: build(folder)};
  rmSync(folder, {recursive: true});
  return row;
}

const print = (cells: (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padStart(16)).join(''));

function main(): void {
  const {values} = parseArgs({options: {pages: {type: 'string', default: '500,2000,8000'}}});
  const sizes = [readDocs('docs').pages.length, ...values.pages.split(',').filter(Boolean).map(Number)];
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node.js ${process.version}`);
  print(['pages', ...builds.flatMap((name) => [`${name}, CPU s`, `${name}, GB`])]);
  const rows = sizes.map((pages) => {
    const row = measure(pages);
    const figures = builds.flatMap((name) => [
      row[name].cpuSeconds.toFixed(1),
      row[name].gigabytes.toFixed(2),
    ]);
    print([pages, ...figures]);
    return row;
  });
  for (const name of builds) {
    const factor = growth(rows.map((row) => ({pages: row.pages, cost: row[name].cpuSeconds})));
    if (factor === undefined) continue;
    console.log(
      `${name}: an added page costs ${factor.toFixed(2)} times as much at ${sizes.at(-1)} pages as at ${sizes[1]}`,
    );
    if (factor > MAX_GROWTH) process.exitCode = 1;
  }
}

main();
