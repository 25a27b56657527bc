// Data that pages store in a browser, and outdated or invalid data that may be there instead.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {searchSettings} from '../../src/site/search';
import {sites} from './sites';

/** The suffix of the framework's keys, which separates the sites of one host: `-773`. */
const namespace =
  /docusaurus\.announcement\.dismiss([\w-]*)/.exec(
    readFileSync(join(sites.plain.directory, 'index.html'), 'utf8'),
  )?.[1] ?? '';

/** The tab groups whose selection is stored, as named by pages and components. */
const tabGroups = new Set(
  ['docs', 'src'].flatMap((folder) =>
    (readdirSync(folder, {recursive: true}) as string[])
      .filter((name) => /\.(mdx|tsx)$/.test(name))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/groupId="([\w-]+)"/g)])
      .map(([, group = '']) => group),
  ),
);

const frameworkKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'shortcuts',
  ...[...tabGroups].map((group) => `docusaurus.tab.${group}`),
] as const;

/** Keys of recent and favourite searches. */
export const searchKeys = ['RECENT', 'FAVORITE'].map(
  (kind) => `__DOCSEARCH_${kind}_SEARCHES__${searchSettings.indexName}`,
);

/** Every key that a page reads. */
export const storedKeys: readonly string[] = [...frameworkKeys.map((key) => key + namespace), ...searchKeys];

type Stored = Readonly<Record<string, string>>;

const inEveryKey = (value: string): Stored => Object.fromEntries(storedKeys.map((key) => [key, value]));

/** Searches in the format of an older version of the dialog: no `lvl0`, and unknown fields. */
const oldSearches = JSON.stringify([
  {objectID: 'gone', url: '/docs/gone', type: 'lvl1', hierarchy: {lvl1: 'Gone'}, __autocomplete_id: 3},
  {query: 'faucet', label: 'faucet'},
]);

const oldData: Stored = {
  theme: 'dark',
  'docusaurus.tab.network': 'betanet',
  'docs-preferred-version-default': '0.9',
  'docusaurus.announcement.id': 'announcement-bar',
  'docusaurus.announcement.dismiss': 'true',
};

/** Data of an older version, invalid data, and 100 KB of data. */
const kinds: readonly Stored[] = [
  {
    ...Object.fromEntries(Object.entries(oldData).map(([key, value]) => [key + namespace, value])),
    ...Object.fromEntries(searchKeys.map((key) => [key, oldSearches])),
  },
  inEveryKey('{"a":[<img src=x onerror="window.__hit=1">\u0000\ud800'),
  inEveryKey('[{"hierarchy":{"lvl0":"x"}},'.repeat(4000)),
];

/**
 * Outdated storage: each key has data of an older version, invalid data, or 100 KB of data, and some keys lack their
 * suffix. Each turn shifts the three kinds by one, so that three successive pages cover all of them.
 */
export function oldStorage(turn: number): Stored {
  const entries = storedKeys.flatMap((key, at) => {
    const value = kinds[(at + turn) % kinds.length]?.[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {...oldData, ...Object.fromEntries(entries)};
}

/** Replaces the stored data of the open page's site. */
export async function store(page: Page, stored: Stored): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}

/** A stored value by the start of its key, to which the framework appends a suffix. */
export const stored = (page: Page, start: string): Promise<string | null> =>
  page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix));
    return key === undefined ? null : localStorage.getItem(key);
  }, start);
