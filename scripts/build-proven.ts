// `npm run build:proven [-- --since <commit>]`: proves what waits for its proof, builds the site, and runs its programs
// in a browser. CI publishes only what this command builds. A failed proof fails the command, but the site is built, so
// that a pull request has its preview.
import {readReceipts} from '../cedra/proof/receipts';
import {quote, run} from '../lib/command/run';

async function main(): Promise<void> {
  const options = process.argv.slice(2).map(quote).join(' ');
  const command = async (line: string): Promise<number> => (await run(line, {live: true})).code;
  const prove = await command(`tsx cedra/prove/main.ts ${options}`);
  const build = await command('npm run --silent build');
  if (build !== 0) process.exit(build);
  const before = JSON.stringify(readReceipts());
  const browser = await command(`tsx cedra/prove/main.ts --browser ${options}`);
  // The build shows which programs ran in a browser.
  const again = JSON.stringify(readReceipts()) === before ? 0 : await command('npm run --silent build');
  process.exit(prove || browser || again);
}

void main();
