import {readdirSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, it} from 'vitest';

const ID = /\bS\d+\.[a-z-]+/g;
const here = new URL('.', import.meta.url);
const table = [...readFileSync(new URL('README.md', here), 'utf8').matchAll(/^\| `(S\d+\.[a-z-]+)`(.*)/gm)];
const rows = table.map(([, id]) => id ?? '');

/** The titles of all tests of a spec file as in its source, each with the titles and tags of its groups. */
function titlesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, here), 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: string): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, (child) => visit(child, groups));
    const callee = node.expression.getText(source);
    const [first, options] = node.arguments;
    const isTitle = first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
    const isSweep = options?.getText(source) === "{tag: '@sweep'}";
    const title = isTitle ? `${groups} ${first.getText(source)}${isSweep ? ' @sweep' : ''}` : groups;
    if (callee === 'test') titles.push(title);
    else ts.forEachChild(node, (child) => visit(child, callee === 'test.describe' ? title : groups));
  };
  visit(source, '');
  return titles;
}

const titles = readdirSync(here, {recursive: true, encoding: 'utf8'})
  // The attacks have no rows, and the specs of the engines repeat those of other specs.
  .filter((file) => file.endsWith('.spec.ts') && !/^(attacks|engines)\b/.test(file))
  .flatMap((file) => titlesOf(file).map((title) => `${file}:${title}`));
const cited = new Set(titles.flatMap((title) => title.match(ID) ?? []));

it('The parser finds the tests of the spec files', () => expect(titles.length).toBeGreaterThan(150));

it('README.md lists every row once', () =>
  expect(rows.filter((id, at) => rows.indexOf(id) !== at)).toEqual([]));

it('Every test cites a row', () => {
  expect(titles.filter((title) => !title.match(ID))).toEqual([]);
});

it('Every cited row is in README.md', () => {
  expect([...cited].filter((id) => !rows.includes(id))).toEqual([]);
});

it('Every row has a test', () => expect(rows.filter((id) => !cited.has(id))).toEqual([]));

it('Every row has a test in `npm test`, except the rows marked "(sweep)"', () => {
  const inTest = new Set(
    titles.filter((title) => !title.includes('@sweep')).flatMap((title) => title.match(ID) ?? []),
  );
  const sweeps = table.filter(([, , text]) => text?.includes('(sweep)')).map(([, id]) => id);
  expect(rows.filter((id) => !inTest.has(id))).toEqual(sweeps);
});
