import {defineConfig} from '@playwright/test';
import {engines, type EngineName} from './engines';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** Playwright runs and reports the tests; the browsers are those that readers have, driven by `puppeteer.ts` and `webkit.ts`. */
export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  outputDir: '../../.cache/e2e/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A tab for each engine, in which one test follows the other.
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ...(jsonReport ? [['json', {outputFile: jsonReport}] as const] : [])],
  projects: (Object.keys(engines) as EngineName[]).map((engine) => ({name: engine, use: {engine}})),
});
