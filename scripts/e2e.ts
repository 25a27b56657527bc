// `npm run test:e2e`: installs a browser if needed, builds outdated sites, then runs Playwright.
// Arguments go to Playwright: `npm run test:e2e -- e2e/failures/crash.spec.ts --headed`.
import {ensureBrowser} from '../lib/browser';
import {ensureBuilds} from './builds';
import {quote, run} from '../lib/command/run';

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const browser = await ensureBrowser();
  console.log(`Browser: ${browser}`);
  if (!process.env.E2E_SKIP_BUILD && !options.includes('--help')) await ensureBuilds();
  const {code} = await run(`playwright test ${options.map(quote).join(' ')}`, {
    live: true,
    env: {CHROMIUM_PATH: browser},
  });
  process.exit(code);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
