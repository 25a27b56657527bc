import {field, openSearch} from '../_helpers/search';
import {searchKeys} from '../_helpers/stored';
import {expect, open, push, test} from '../_helpers/test';
import {testInjection} from './_injection';

// The policy would block an injected script and so hide the injection.
test.use({bypassCSP: true});

const code = encodeURIComponent;

testInjection('injection', {
  'the search': async ({page, url}, text) => {
    await open(page, url('/intro'));
    await openSearch(page);
    await field(page).fill(text);
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  },
  'the query of the results': async ({page, url}, text) => {
    await open(page, url(`/search?q=${code(text)}`));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  },
  'stored searches': async ({page, url}, text) => {
    await open(page, url('/intro'));
    const hit = {objectID: text, url: text, type: 'lvl1', hierarchy: {lvl0: text, lvl1: text}, content: text};
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [searchKeys, JSON.stringify([hit])] as const,
    );
    await openSearch(page);
    await page.evaluate(() => localStorage.clear());
  },
  'the hash': async ({page, url}, text) => {
    await open(page, url('/intro'));
    await push(page, `/intro#${text}`);
  },
  'a path': ({page, url}, text) => open(page, url(`/${code(text).replace('%25E0', '%E0')}`)),
  'the colour mode': ({page, url}, text) => open(page, url(`/intro?docusaurus-theme=${code(text)}`)),
  'data attributes': ({page, url}, text) =>
    open(page, url(`/intro?docusaurus-data-x=${code(text)}&docusaurus-data-${code(text)}=x`)),
  'the network': ({page, url}, text) => open(page, url(`/indexer?network=${code(text)}`)),
  'the lookup of errors': async ({page, url}, text) => {
    await open(page, url('/move/errors'));
    await page.getByLabel('Paste an error message, name or code').fill(text);
  },
});
