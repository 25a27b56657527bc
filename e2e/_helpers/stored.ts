// What pages keep in a reader's browser, and what may be found there instead of it.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {searchSettings} from '../../src/site/search';
import {sites} from './sites';

/** What the framework puts behind each of its keys, so that sites of one host keep apart: `-773`. */
const namespace =
  /docusaurus\.announcement\.dismiss([\w-]*)/.exec(
    readFileSync(join(sites.plain.directory, 'index.html'), 'utf8'),
  )?.[1] ?? '';

/** The groups of tabs that are kept, as pages and components name them. */
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

/** Keys of the modal's recent and favourite searches. */
export const searchKeys = ['RECENT', 'FAVORITE'].map(
  (kind) => `__DOCSEARCH_${kind}_SEARCHES__${searchSettings.indexName}`,
);

/** Every key that a page reads. */
export const storedKeys: readonly string[] = [...frameworkKeys.map((key) => key + namespace), ...searchKeys];

type Stored = Readonly<Record<string, string>>;

const everywhere = (value: string): Stored => Object.fromEntries(storedKeys.map((key) => [key, value]));

/** Searches as another version of the modal kept them: no `lvl0`, and fields that are unknown now. */
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

/** What may be found in the storage; from before keys had a suffix, too. */
const kinds: readonly Stored[] = [
  {
    ...Object.fromEntries(Object.entries(earlier).map(([key, value]) => [key + namespace, value])),
    ...Object.fromEntries(searchKeys.map((key) => [key, earlierSearches])),
  },
  everywhere('{"a":[<img src=x onerror="window.__hit=1">\u0000\ud800'),
  everywhere('[{"hierarchy":{"lvl0":"x"}},'.repeat(4000)),
];

/**
 * Old storage: each key has what an earlier version left there, or nonsense, or 100 KB. With the next turn it has the
 * next of these, so that three pages in a row meet all.
 */
export function oldStorage(turn: number): Stored {
  const entries = storedKeys.flatMap((key, at) => {
    const value = kinds[(at + turn) % kinds.length]?.[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {...earlier, ...Object.fromEntries(entries)};
}

/** Puts this in place of what the open page's site has stored. */
export async function store(page: Page, stored: Stored): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
