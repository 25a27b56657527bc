// `npm run bench [-- --pages 57,500 --without-plain]`: what building and writing this site costs, and how that grows
// with its pages, beside the same pages built by plain Docusaurus 3.7.0. Takes hours with all sizes. Ends with 1 when
// cost grows faster than the pages, or memory above its limit.
import {rmSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {parseArgs} from 'node:util';
import {measureServer, run} from './measure';
import {table, type Row} from './report';
import {makeOurs, makePlain, type Site} from './sites';

const BUILD = ['@docusaurus/core/bin/docusaurus.mjs', 'build'];
const COMPRESS = ['tsx/dist/cli.mjs', 'scripts/compress.ts'];

const commandMeasures = (title: string) =>
  [`${title}, CPU s`, `${title}, wall s`, `${title}, peak memory GB`] as const;
const serverMeasures = [
  'Development server, from command to page s',
  'Development server, from saving to seeing s',
  'Development server, peak memory GB',
] as const;

/** The tables, in their order. Compressing is what only ours does after the build. */
const measures = [...['Cold build', 'Warm build', 'Compressing'].flatMap(commandMeasures), ...serverMeasures];

/** Says how long a step takes, while it does. */
async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const before = Date.now();
  const say = (end: string) =>
    process.stderr.write(`${title}: ${Math.round((Date.now() - before) / 1000)} s${end}`);
  const {isTTY} = process.stderr;
  const timer = setInterval(() => say(isTTY ? '\r' : ' …\n'), isTTY ? 1_000 : 60_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    say('\n');
  }
}

/** All figures of a site up to the first step that fails; the site is removed when none does. */
async function measure(site: Site, isOurs: boolean): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const note = (names: readonly string[], values: readonly number[]) =>
    names.forEach((name, at) => {
      figures[name] = values[at] ?? NaN;
      console.log(`  ${site.name}: ${name} ${figures[name].toFixed(2)}`);
    });
  const command = async (title: string, program: string[]) => {
    const {cpuSeconds, seconds, bytes} = await timed(`${site.name}: ${title}`, () =>
      run(site, title, program),
    );
    note(commandMeasures(title), [cpuSeconds, seconds, bytes / 1e9]);
  };
  try {
    await command('Cold build', BUILD);
    if (isOurs) await command('Compressing', COMPRESS);
    await command('Warm build', BUILD);
    const {start, save, bytes} = await timed(`${site.name}: Development server`, () => measureServer(site));
    note(serverMeasures, [start, save, bytes / 1e9]);
    rmSync(site.folder, {recursive: true});
  } catch (error) {
    console.error(`${site.name} ${(error as Error).message}`);
  }
  return figures;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '57,500,2000,8000'},
      'without-plain': {type: 'boolean', default: false},
    },
  });
  const rows: Row[] = [];
  for (const pages of values.pages.split(',').map(Number)) {
    const ours = await measure(makeOurs(pages), true);
    const plain = values['without-plain'] ? {} : await measure(makePlain(pages), false);
    rows.push({pages, ours, plain});
  }
  const tables = measures.map((title) => table(title, rows));
  const [processor] = cpus();
  console.log(
    `\n${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}\n`,
  );
  for (const {text} of tables) console.log(text);
  if (tables.some(({isGood}) => !isGood)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
