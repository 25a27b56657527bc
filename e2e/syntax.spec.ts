// What browsers that `browserslist` in package.json leaves out cannot read, they show without scripts. The others have
// to be able to read every script: one that a browser cannot parse takes the whole page's scripts with it.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'acorn';
import browserslist from 'browserslist';
import {load} from 'cheerio';
import {browserslist as supported} from '../package.json';
import {sites} from './_helpers/sites';

const {directory} = sites.plain;

/** The language of the scripts, and the first version of each browser that reads all of its syntax (caniuse.com). */
const EDITION = 2022;
const READS_IT: Record<string, number> = {chrome: 94, edge: 94, firefox: 93, safari: 16.4, ios_saf: 16.4};

/** Lookbehind expressions and `DecompressionStream`: https://caniuse.com/js-regexp-lookbehind, …/mdn-api_decompressionstream */
const HAS_WHAT_IS_USED: Record<string, number> = {
  chrome: 80,
  edge: 80,
  firefox: 113,
  safari: 16.4,
  ios_saf: 16.4,
};

const problem = (source: string): string | undefined => {
  try {
    parse(source, {ecmaVersion: EDITION, sourceType: 'script'});
    return undefined;
  } catch (error) {
    return String(error);
  }
};

test.describe('Issue 23: browsers that are supported', () => {
  test('every browser of the list reads the language of the scripts', () => {
    const versions = browserslist(supported.production);
    expect(versions.length).toBeGreaterThan(20);
    const tooOld = versions.filter((each) => {
      const [name = '', version = ''] = each.split(' ');
      const needed = Math.max(READS_IT[name] ?? Infinity, HAS_WHAT_IS_USED[name] ?? Infinity);
      // A range such as `16.4-16.5` counts from its start; a preview is newer than all.
      return version !== 'TP' && parseFloat(version) < needed;
    });
    expect(tooOld).toEqual([]);
  });

  test('every script of the build is written in it', () => {
    const names = (readdirSync(directory, {recursive: true}) as string[]).filter((name) =>
      name.endsWith('.js'),
    );
    expect(names.length).toBeGreaterThan(57);
    const problems = names.flatMap((name) => problem(readFileSync(join(directory, name), 'utf8')) ?? []);
    expect(problems).toEqual([]);
  });

  test('every script within a page is written in it', () => {
    const names = (readdirSync(directory, {recursive: true}) as string[]).filter((name) =>
      name.endsWith('.html'),
    );
    expect(names.length).toBeGreaterThan(50);
    const sources = new Set(
      names.flatMap((name) => {
        const $ = load(readFileSync(join(directory, name), 'utf8'));
        const scripts = $('script:not([src])').filter(
          (_, {attribs}) => !/json|late/.test(attribs.type ?? ''),
        );
        return scripts.toArray().map((script) => $(script).text());
      }),
    );
    expect(sources.size).toBeGreaterThan(0);
    expect([...sources].flatMap((source) => problem(source) ?? [])).toEqual([]);
  });

  test('newer syntax is found', () => {
    expect(problem('/[a--b]/v')).toMatch(/SyntaxError/);
    expect(problem('/(?<=a)b/; class A { static { this.a ??= 1 } }')).toBeUndefined();
  });
});
