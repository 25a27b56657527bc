import type {ElementContent, Root, RootContent} from 'hast';
import {describe, expect, it} from 'vitest';
import deferBelowViewport from './defer-below-viewport';

type Content = RootContent & ElementContent;

const paragraph = (value: string): Content => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'text', value}],
});

const code = (lines: number): Content => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [{type: 'element', tagName: 'code', properties: {html: 'x\n'.repeat(lines)}, children: []}],
});

const component = (name: string, ...children: Content[]): Content =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as Content;

const folded = (...children: RootContent[]): Root => {
  const tree: Root = {type: 'root', children};
  deferBelowViewport()(tree);
  return tree;
};

const screen = paragraph('word '.repeat(900));

describe('what no screen shows at first', () => {
  it('is all that comes after sixty lines', () => {
    expect(folded(paragraph('a'), screen, paragraph('b'), paragraph('c')).children).toEqual([
      paragraph('a'),
      screen,
      component('DeferredContent', paragraph('b'), paragraph('c')),
    ]);
  });

  it('is nothing on a short page', () => {
    expect(folded(paragraph('a'), code(20), paragraph('b')).children).toHaveLength(3);
  });

  it('counts the lines that a long paragraph takes', () => {
    const [, below] = folded(paragraph('word '.repeat(1_000)), paragraph('b')).children;
    expect(below).toEqual(component('DeferredContent', paragraph('b')));
  });

  const tabs = component('Tabs', component('TabItem', code(20)), component('TabItem', code(40)));
  const closed = component('Details', component('summary', paragraph('a')), code(80));

  it.each([
    ['the highest of tabs', tabs, 41],
    ['the summary of what is closed', closed, 2],
    ['as much of a block of code as it may have unfolded', code(200), 49],
  ])('counts only %s', (_name, part, lines) => {
    const lastAfter = (filled: number) => {
      const text = paragraph('x'.repeat(75 * (filled - 1)));
      return folded(part, text, paragraph('b')).children.at(-1);
    };
    expect(lastAfter(60 - lines)).toEqual(component('DeferredContent', paragraph('b')));
    expect(lastAfter(59 - lines)).toEqual(paragraph('b'));
  });

  it('begins within the steps of a guide, and goes on after them', () => {
    expect(folded(component('Steps', screen, paragraph('b')), paragraph('c')).children).toEqual([
      component('Steps', screen, component('DeferredContent', paragraph('b'))),
      component('DeferredContent', paragraph('c')),
    ]);
  });

  it('leaves what a page exports where it is', () => {
    const exported = {type: 'mdxjsEsm', value: ''} as RootContent;
    expect(folded(screen, paragraph('b'), exported).children).toEqual([
      screen,
      exported,
      component('DeferredContent', paragraph('b')),
    ]);
  });
});
