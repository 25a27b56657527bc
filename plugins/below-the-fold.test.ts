import type {ElementContent, Root, RootContent} from 'hast';
import {describe, expect, it} from 'vitest';
import belowTheFold from './below-the-fold';

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
  belowTheFold()(tree);
  return tree;
};

const screen = code(60);

describe('what no screen shows at first', () => {
  it('is all that comes after sixty lines', () => {
    expect(folded(paragraph('a'), screen, paragraph('b'), paragraph('c')).children).toEqual([
      paragraph('a'),
      screen,
      component('BelowTheFold', paragraph('b'), paragraph('c')),
    ]);
  });

  it('is nothing on a short page', () => {
    expect(folded(paragraph('a'), code(20), paragraph('b')).children).toHaveLength(3);
  });

  it('counts the lines that a long paragraph takes', () => {
    const [, below] = folded(paragraph('word '.repeat(1_000)), paragraph('b')).children;
    expect(below).toEqual(component('BelowTheFold', paragraph('b')));
  });

  it('begins within the steps of a guide, and goes on after them', () => {
    expect(folded(component('Steps', screen, paragraph('b')), paragraph('c')).children).toEqual([
      component('Steps', screen, component('BelowTheFold', paragraph('b'))),
      component('BelowTheFold', paragraph('c')),
    ]);
  });

  it('leaves what a page exports where it is', () => {
    const exported = {type: 'mdxjsEsm', value: ''} as RootContent;
    expect(folded(screen, paragraph('b'), exported).children).toEqual([
      screen,
      exported,
      component('BelowTheFold', paragraph('b')),
    ]);
  });
});
