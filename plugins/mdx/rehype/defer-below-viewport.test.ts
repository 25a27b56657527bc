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

const component = (name: string, ...children: Content[]): Content => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

const deferred = (...children: RootContent[]): Root => {
  const tree: Root = {type: 'root', children};
  deferBelowViewport()(tree);
  return tree;
};

const screen = paragraph('word '.repeat(900));

describe('deferBelowViewport', () => {
  it('wraps all content after the first sixty lines', () => {
    expect(deferred(paragraph('a'), screen, paragraph('b'), paragraph('c')).children).toEqual([
      paragraph('a'),
      screen,
      component('DeferredContent', paragraph('b'), paragraph('c')),
    ]);
  });

  it('does not change a short page', () => {
    expect(deferred(paragraph('a'), code(20), paragraph('b')).children).toHaveLength(3);
  });

  it('counts a long paragraph by its length', () => {
    const [, below] = deferred(paragraph('word '.repeat(1_000)), paragraph('b')).children;
    expect(below).toEqual(component('DeferredContent', paragraph('b')));
  });

  const tabs = component('Tabs', component('TabItem', code(20)), component('TabItem', code(40)));
  const details = component('Details', component('summary', paragraph('a')), code(80));

  it.each([
    ['the tallest tab', tabs, 41],
    ['the summary of closed details', details, 2],
    ['the lines of a long code block that show before it is expanded', code(200), 49],
  ])('counts only %s', (_name, part, lines) => {
    const lastAfter = (filled: number) => {
      const text = paragraph('x'.repeat(75 * (filled - 1)));
      return deferred(part, text, paragraph('b')).children.at(-1);
    };
    expect(lastAfter(60 - lines)).toEqual(component('DeferredContent', paragraph('b')));
    expect(lastAfter(59 - lines)).toEqual(paragraph('b'));
  });

  it('splits <Steps> and defers the rest of the page', () => {
    expect(deferred(component('Steps', screen, paragraph('b')), paragraph('c')).children).toEqual([
      component('Steps', screen, component('DeferredContent', paragraph('b'))),
      component('DeferredContent', paragraph('c')),
    ]);
  });

  it('leaves exports at the top level of the page', () => {
    const exported = {type: 'mdxjsEsm', value: ''} as RootContent;
    expect(deferred(screen, paragraph('b'), exported).children).toEqual([
      screen,
      exported,
      component('DeferredContent', paragraph('b')),
    ]);
  });
});
