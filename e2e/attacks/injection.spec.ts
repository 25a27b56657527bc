import {harmOf} from '../_helpers/harm';
import {editor, output, shortProgram} from '../_helpers/program';
import {field, openSearch} from '../_helpers/search';
import {searchKeys} from '../_helpers/stored';
import {expect, open, push, test} from '../_helpers/test';
import {testAttacks, type Arena} from './_attacks';
import {openProgram, runToEnd} from './_program';

const run = 'window.__hit=1';

/** Texts that run `window.__hit = 1` or become an element `<x-hit>` where they are taken as HTML, a URL or code. */
// prettier-ignore
const texts: readonly string[] = [
  `<img src=data:x onerror=${run}>`,
  `"><svg/onload=${run}><x-hit>`,
  `'"--></style></script></title></textarea><x-hit><script>${run}</script>`,
  `<mark onclick=${run}>a</mark><mark><x-hit>`,
  `javascript:${run}`,
  `<a href="javascript:${run}">a</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `&lt;x-hit&gt;&#60;x-hit&#62;%3Cx-hit%3E\\u003cx-hit\\u003e`,
  '${window.__hit=1}{{constructor.constructor("window.__hit=1")()}}',
  '__proto__',
  'constructor',
  '%E0%A4%A\u0000\u202e\u2066',
];

// The policy would block an injected script and so hide the injection.
test.use({bypassCSP: true});

const code = encodeURIComponent;

/** The places of the site where a text of an attacker can arrive. */
const places: Record<string, (arena: Arena, text: string) => Promise<unknown>> = {
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
  'the output of a program': async (arena, text) => {
    await openProgram(arena);
    await runToEnd(arena.page, `console.log(${JSON.stringify(text)}, {[${JSON.stringify(text)}]: 1});`);
    await expect(output(arena.page)).not.toBeEmpty();
  },
  'the error of a program': async (arena, text) => {
    await openProgram(arena);
    await runToEnd(arena.page, `throw Object.assign(new Error(${JSON.stringify(text)}), {name: 'a'});`);
    await expect(output(arena.page)).not.toBeEmpty();
  },
  'the code of a program': async (arena, text) => {
    await openProgram(arena);
    await editor(arena.page).fill(text);
  },
  'the hash of a program': ({page, url}, text) =>
    open(page, url(`${shortProgram.route}#run=${code(text)}&code=${code(text)}`)),
};

const attacks = Object.keys(places).flatMap((place) => texts.map((text) => ({place, text})));

testAttacks({
  title: 'injection',
  attacks,
  nameOf: ({place, text}) => `${JSON.stringify(text)} in ${place}`,
  async attempt(arena, {place, text}) {
    await places[place]?.(arena, text);
    const harm = await harmOf(arena.page);
    return harm.length > 0 ? harm.join(', ') : undefined;
  },
});
