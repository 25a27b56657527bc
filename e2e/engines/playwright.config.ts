import {defineConfig} from '@playwright/test';
import {engines, type BrowserEngineName} from './engines';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** Playwright runs the tests; `puppeteer.ts` and `webkit.ts` drive the browsers that readers have. */
export default defineConfig<object, {engine: BrowserEngineName}>({
  testDir: '.',
  globalSetup: '../../lib/command/temporary-folder.ts',
  outputDir: '../../.cache/e2e/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Each worker runs its tests in one tab.
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ...(jsonReport ? [['json', {outputFile: jsonReport}] as const] : [])],
  projects: (Object.keys(engines) as BrowserEngineName[]).map((engine) => ({name: engine, use: {engine}})),
});
