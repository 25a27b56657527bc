import {defineConfig} from '@playwright/test';
import {sites} from './e2e/_helpers/sites';
import {browserArguments, findBrowser} from './lib/browser';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: 'e2e',
  // It has its own configuration.
  testIgnore: 'engines/**',
  globalSetup: './lib/command/temporary-folder.ts',
  outputDir: '.cache/e2e/results',
  // One record for all systems.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than the cores of a small machine, because tests spend time waiting for timers.
  workers: 3,
  // Generous for busy machines: a test that passes does not wait.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ...(jsonReport ? [['json', {outputFile: jsonReport}] as const] : [])],
  use: {
    baseURL: sites.plain.url,
    locale: 'en-US',
    colorScheme: 'light',
    viewport: {width: 1280, height: 800},
    screenshot: 'only-on-failure',
    // An element that does not exist fails its test before the time of the test is up.
    actionTimeout: 60_000,
    // A service worker would handle requests that tests observe or change; `failures/offline` allows it.
    serviceWorkers: 'block',
  },
  webServer: Object.values(sites).map(({directory, port, url}) => ({
    command: `tsx e2e/_helpers/serve.ts ${directory} ${port}`,
    url,
    reuseExistingServer: Boolean(process.env.E2E_REUSE_SERVERS),
  })),
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: [...browserArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
        },
      },
    },
  ],
});
