import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import staticHtml from './static-html';

const element = (
  tagName: string,
  children: (Element | string)[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

const compile = (node: Element): Root => {
  const tree: Root = {type: 'root', children: [node]};
  staticHtml()(tree, new VFile());
  return tree;
};

it('turns a marked list, and the body of a marked table, into HTML', () => {
  const list = compile(element('dl', [element('dt', ['a < b'], {id: 'a'})], {dataStatic: ''}));
  expect(select('dl', list)).toMatchObject({
    properties: {html: '<dt id="a">a &#x3C; b</dt>'},
    children: [],
  });
  const row = element('tr', ['\n', element('td', [element('code', ['a'])]), '\n']);
  const body = element('tbody', ['\n', row, '\n']);
  const table = compile(element('table', [element('thead', []), body], {dataStatic: ''}));
  expect(select('tbody', table)?.properties.html).toBe('\n<tr><td><code>a</code></td></tr>\n');
});

it('leaves other elements to React', () => {
  expect(select('dl', compile(element('dl', [element('dt', ['a'])])))?.children).toHaveLength(1);
});

it('rejects a link, because nothing would check its target', () => {
  const link = element('dl', [element('a', ['a'], {href: '/a'})], {dataStatic: ''});
  expect(() => compile(link)).toThrow('cannot be static HTML');
});
