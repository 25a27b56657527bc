// `npm run build:proven [-- --since <commit>]`: proves what waits for its proof, builds the site, and runs its programs
// in a browser. CI publishes only what this command builds. A failed proof fails the command, but the site is built, so
// that a pull request has its preview.
import {readReceipts} from '../cedra/receipts/receipts';
import {readArguments} from '../lib/command/arguments';
import {quote, run} from '../lib/command/run';

/**
 * Proves, builds, and runs the programs of the build.
 * @param options for the proofs
 * @param command runs a command. @returns its exit code
 * @param receipts the receipts of that moment
 * @returns 0 if all commands succeeded
 */
export async function buildProven(
  options: string,
  command: (line: string) => Promise<number>,
  receipts: () => unknown,
): Promise<number> {
  const prove = await command(`tsx cedra/prove/main.ts ${options}`);
  const build = await command('npm run --silent build');
  if (build !== 0) return build;
  const before = JSON.stringify(receipts());
  const browser = await command(`tsx cedra/prove/main.ts --browser ${options}`);
  // The build shows which programs ran in a browser.
  const again = JSON.stringify(receipts()) === before ? 0 : await command('npm run --silent build');
  return prove || browser || again;
}

if (require.main === module) {
  const usage = 'Usage: npm run build:proven [-- --since <commit>]';
  const {since} = readArguments(usage, {options: {since: {type: 'string'}}}).values;
  const options = since === undefined ? '' : `--since ${quote(since)}`;
  const command = async (line: string) => (await run(line, {live: true})).code;
  void buildProven(options, command, readReceipts).then((code) => process.exit(code));
}
