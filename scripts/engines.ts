// `npx tsx scripts/engines.ts`: installs Chromium, Firefox and WebKit, and runs the specs of `e2e/engines` in each of them.
// Arguments go to Playwright: `npx tsx scripts/engines.ts --project webkit -g clipboard`.
import {engines, missingEngines} from '../e2e/engines/engines';
import {canInstallPackages, installPackages} from '../lib/browser';
import {ensurePlainBuild} from './builds';
import {quote, run} from '../lib/command/run';

/**
 * Installs the engines that are missing.
 * @throws Error with the packages to install, if this process cannot install them
 */
async function ensureEngines(): Promise<void> {
  const packages = missingEngines().flatMap((name) => engines[name].packages);
  if (packages.length === 0) return;
  if (canInstallPackages) {
    console.log(`Missing: ${missingEngines().join(', ')}. Installing ${packages.join(', ')}`);
    await installPackages(packages);
  }
  if (missingEngines().length === 0) return;
  throw new Error(`These engines are not installed: ${missingEngines().join(', ')}. Install them, on Debian and Ubuntu with
  sudo apt-get install ${packages.join(' ')}
or set FIREFOX_PATH to the path of a Firefox. WebKitGTK exists for Linux only; on other systems, run the rest:
  npx tsx scripts/engines.ts --project chromium --project firefox`);
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  if (!options.includes('--help')) {
    // Whoever selects projects may not have the other engines installed.
    if (!options.includes('--project')) await ensureEngines();
    if (!process.env.E2E_SKIP_BUILD) await ensurePlainBuild();
  }
  const {code} = await run(
    `playwright test --config e2e/engines/playwright.config.ts ${options.map(quote).join(' ')}`,
    {live: true},
  );
  process.exit(code);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
