// What pages store in a reader's browser, and what may be in its place.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {searchSettings} from '../../src/site/search';
import {sites} from './sites';

/** The suffix of the framework's keys, which separates sites of one host: `-773`. */
const namespace =
  /docusaurus\.announcement\.dismiss([\w-]*)/.exec(
    readFileSync(join(sites.plain.directory, 'index.html'), 'utf8'),
  )?.[1] ?? '';

/** The groups of tabs whose choice is stored, as pages and components name them. */
const tabGroups = new Set(
  ['docs', 'src/components'].flatMap((folder) =>
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

/** Keys of the dialog's recent and favourite searches. */
export const searchKeys = ['RECENT', 'FAVORITE'].map(
  (kind) => `__DOCSEARCH_${kind}_SEARCHES__${searchSettings.indexName}`,
);

/** Every key that a page reads. */
export const storedKeys: readonly string[] = [...frameworkKeys.map((key) => key + namespace), ...searchKeys];

type Stored = Readonly<Record<string, string>>;

const everywhere = (value: string): Stored => Object.fromEntries(storedKeys.map((key) => [key, value]));

/** Searches as an older version of the dialog stored them: no `lvl0`, and unknown fields. */
const earlierSearches = JSON.stringify([
  {objectID: 'gone', url: '/docs/gone', type: 'lvl1', hierarchy: {lvl1: 'Gone'}, __autocomplete_id: 3},
  {query: 'faucet', label: 'faucet'},
]);

const earlier: Stored = {
  theme: 'dark',
  'docusaurus.tab.network': 'betanet',
  'docs-preferred-version-default': '0.9',
  'docusaurus.announcement.id': 'announcement-bar',
  'docusaurus.announcement.dismiss': 'true',
};

/** Possible contents of the storage, also from before keys had a suffix. */
const kinds: readonly Stored[] = [
  {
    ...Object.fromEntries(Object.entries(earlier).map(([key, value]) => [key + namespace, value])),
    ...Object.fromEntries(searchKeys.map((key) => [key, earlierSearches])),
  },
  everywhere('{"a":[<img src=x onerror="window.__hit=1">\u0000\ud800'),
  everywhere('[{"hierarchy":{"lvl0":"x"}},'.repeat(4000)),
];

/**
 * Old storage: each key has data of an older version, nonsense, or 100 KB. Each turn shifts the three by one, so that
 * three pages in a row have all of them.
 */
export function oldStorage(turn: number): Stored {
  const entries = storedKeys.flatMap((key, at) => {
    const value = kinds[(at + turn) % kinds.length]?.[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {...earlier, ...Object.fromEntries(entries)};
}

/** Replaces what the site of the open page has stored. */
export async function store(page: Page, stored: Stored): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
