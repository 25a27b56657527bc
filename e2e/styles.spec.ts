import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {load} from 'cheerio';
import {classesIn, classesOf} from '../plugins/built-pages/figures';
import {docRoutes} from './_helpers/routes';
import {sites} from './_helpers/sites';
import {expect, test} from './_helpers/test';

const infima = createRequire(require.resolve('@docusaurus/theme-classic/package.json')).resolve(
  'infima/dist/css/default/default.css',
);

const filesOf = (extension: string) =>
  readdirSync(sites.plain.directory, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith(extension),
  );
const read = (file: string) => readFileSync(join(sites.plain.directory, file), 'utf8');

test.describe('S10.styles: style sheets', () => {
  test('The built style sheets have every class of Infima that a page uses', () => {
    const sheets = filesOf('.css');
    const shipped = classesIn(sheets.map(read).join('\n'));
    const framework = classesIn(readFileSync(infima, 'utf8'));
    const used = filesOf('.html')
      .flatMap((file) => classesOf(load(read(file))))
      .filter((name) => framework.has(name));
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !shipped.has(name))).toEqual([]);
  });

  test('Every page links to the style sheets of its elements, so that no script changes its first view', () => {
    const sheets = filesOf('.css');
    const classes = new Map(sheets.map((file) => [`/${file}`, classesIn(read(file))]));
    const all = new Set([...classes.values()].flatMap((names) => [...names]));
    let linked = 0;
    for (const file of filesOf('.html')) {
      const $ = load(read(file));
      const links = $('link[rel="stylesheet"]').toArray();
      linked += links.length;
      const styled = new Set(links.flatMap((link) => [...(classes.get($(link).attr('href') ?? '') ?? [])]));
      const missing = classesOf($).filter((name) => all.has(name) && !styled.has(name));
      expect.soft([...new Set(missing)], file).toEqual([]);
    }
    // More than one for each page: some pages have styles of their own.
    expect(linked).toBeGreaterThan(docRoutes.length);
  });
});
