import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {load} from 'cheerio';
import postcss from 'postcss';
import {sites} from './_helpers/sites';
import {expect, test} from './_helpers/test';

const infima = createRequire(require.resolve('@docusaurus/theme-classic/package.json')).resolve(
  'infima/dist/css/default/default.css',
);

function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)) classes.add(name);
  });
  return classes;
}

test.describe('Styles of the framework', () => {
  test('the built style sheets have every class of Infima that a page uses', () => {
    const files = readdirSync(sites.plain.directory, {recursive: true, encoding: 'utf8'});
    const read = (file: string) => readFileSync(join(sites.plain.directory, file), 'utf8');
    const shipped = classesIn(
      files
        .filter((file) => file.endsWith('.css'))
        .map(read)
        .join('\n'),
    );
    const framework = classesIn(readFileSync(infima, 'utf8'));
    const missing = new Set<string>();
    let used = 0;
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const $ = load(read(file));
      for (const element of $('[class]').toArray()) {
        for (const name of ($(element).attr('class') ?? '').split(/\s+/)) {
          if (!framework.has(name)) continue;
          used += 1;
          if (!shipped.has(name)) missing.add(name);
        }
      }
    }
    expect(used).toBeGreaterThan(0);
    expect([...missing]).toEqual([]);
  });
});
