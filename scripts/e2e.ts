// `npm run test:e2e`: installs a browser if needed, builds outdated sites, then runs Playwright.
// Arguments go to Playwright: `npm run test:e2e -- e2e/failures/crash.spec.ts --headed`.
import {isFree} from '@cedra-docs/proof';
import {ensureBrowser} from '../lib/browser';
import {ensureBuilds} from './builds';
import {quote, run} from '../lib/command/run';

/** How many ports a run uses, from `E2E_PORT` on: for two builds, `npm start` and nginx. */
const PORTS = 4;

/** The first of these ports, all of which no other program uses; that of running servers for `E2E_REUSE_SERVERS`. */
async function freePort(): Promise<string> {
  for (let first = 4173; ; first += PORTS) {
    if (process.env.E2E_REUSE_SERVERS) return String(first);
    const free = await Promise.all(Array.from({length: PORTS}, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return String(first);
  }
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const browser = await ensureBrowser();
  console.log(`Browser: ${browser}`);
  if (!process.env.E2E_SKIP_BUILD && !options.includes('--help')) await ensureBuilds();
  const {code} = await run(`playwright test ${options.map(quote).join(' ')}`, {
    live: true,
    env: {CHROMIUM_PATH: browser, E2E_PORT: process.env.E2E_PORT ?? (await freePort())},
  });
  process.exit(code);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
