// Browsers in `browserslist` of package.json must be able to parse every script, because a syntax error disables all
// scripts of a page. Other browsers show the pages without scripts.
import {expect, test} from '@playwright/test';
import {parse} from 'acorn';
import {load} from 'cheerio';
import {browserslist as supported} from '../../package.json';
import {built, builtFiles} from '../_helpers/build';

/** The syntax level of the scripts. */
const EDITION = 2022;

/** The first version of each browser with this syntax, lookbehind expressions and `DecompressionStream` (caniuse.com). */
const FIRST_VERSIONS: Record<string, number> = {
  chrome: 94,
  edge: 94,
  firefox: 113,
  safari: 16.4,
  ios_saf: 16.4,
};

/** The syntax error of a script. */
const problem = (source: string): string | undefined => {
  try {
    parse(source, {ecmaVersion: EDITION, sourceType: 'script'});
    return undefined;
  } catch (error) {
    return String(error);
  }
};

test.describe('S10.browsers: supported browsers', () => {
  test('Every supported browser has the syntax and the features that the scripts use', () => {
    const oldest = supported.production.map((each) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(each) ?? [];
      return {name, version: Number(version)};
    });
    expect(oldest.length).toBeGreaterThan(4);
    expect(oldest.filter(({name, version}) => version < (FIRST_VERSIONS[name] ?? Infinity))).toEqual([]);
  });

  test('Every script of the build, including inline scripts, uses supported syntax', () => {
    const files = builtFiles('js');
    const pages = builtFiles('html');
    expect(files.length).toBeGreaterThan(57);
    expect(pages.length).toBeGreaterThan(50);
    const inline = new Set(
      pages.flatMap((file) => {
        const $ = load(built(file));
        const scripts = $('script:not([src])').filter(
          (_, {attribs}) => !/json|late/.test(attribs.type ?? ''),
        );
        return scripts.toArray().map((script) => $(script).text());
      }),
    );
    expect(inline.size).toBeGreaterThan(0);
    expect([...files.map(built), ...inline].flatMap((source) => problem(source) ?? [])).toEqual([]);
  });

  test('No script of the build calls what the oldest browsers lack', () => {
    // Safari 16.4 and Chrome 111: write `parseUrl` (src/parseUrl.ts), or what the other functions do.
    const missing =
      /\b(URL\.canParse|Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|RegExp\.escape)\b/;
    expect(builtFiles('js').filter((file) => missing.test(built(file)))).toEqual([]);
  });

  test('The check detects newer syntax', () => {
    expect(problem('/[a--b]/v')).toMatch(/SyntaxError/);
    expect(problem('/(?<=a)b/; class A { static { this.a ??= 1 } }')).toBeUndefined();
  });
});
