import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {conflictsOf} from './conflicts';

const node = (id: string, x: number, y: number) =>
  `<g class="node" data-id="${id}" data-label="${id}"><rect x="${x}" y="${y}" width="40" height="20"/></g>`;
const label = (text: string, x: number, y: number) =>
  `<g class="edge-label" data-label="${text}"><rect x="${x}" y="${y}" width="40" height="20"/></g>`;
const line = (from: string, to: string, points: string) =>
  `<polyline class="edge" data-from="${from}" data-to="${to}" points="${points}"/>`;
const svg = (...parts: string[]) => load(`<svg>${parts.join('')}</svg>`, {xml: true});

const nodes = node('A', 0, 0) + node('B', 0, 50) + node('C', 0, 100);

describe('conflictsOf', () => {
  it('finds a line through the box of a third node', () => {
    expect(conflictsOf(svg(nodes, line('A', 'C', '10,20 10,100')))).toEqual([
      'the line from A to C runs through "B"',
    ]);
  });

  it('accepts lines beside boxes, and lines that end at their own boxes', () => {
    expect(
      conflictsOf(svg(nodes, line('A', 'C', '50,20 50,110 40,110'), line('A', 'B', '10,20 10,50'))),
    ).toEqual([]);
  });

  it('finds a line through a round node', () => {
    const round = '<g class="node" data-id="B" data-label="B"><circle cx="20" cy="60" r="10"/></g>';
    expect(conflictsOf(svg(node('A', 0, 0), round, line('A', 'C', '20,20 20,100')))).toHaveLength(1);
  });

  it('finds labels that overlap each other or a node', () => {
    expect(
      conflictsOf(svg(nodes, label('one', 100, 0), label('two', 120, 10), label('three', 30, 60))),
    ).toEqual(['the label "one" covers "two"', 'the label "three" covers "B"']);
  });

  it('accepts labels that touch', () => {
    expect(conflictsOf(svg(label('one', 0, 0), label('two', 40, 0)))).toEqual([]);
  });
});
