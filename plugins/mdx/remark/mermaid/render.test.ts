import {describe, expect, it} from 'vitest';
import {renderDiagram} from './render';

describe('renderDiagram', () => {
  it('draws a flowchart with the colours of the page', async () => {
    const {svg, width} = await renderDiagram('flowchart LR\n  A[Client] --> B[Node]');
    expect(svg).toMatch(/^<svg .*Client.*Node.*<\/svg>$/s);
    expect(svg).not.toMatch(/<style|@import|https:\/\/fonts/);
    expect(svg).not.toMatch(/#[\da-f]{3}|marker|--_|--bg/i);
    expect(width).toBeGreaterThan(100);
  });

  it('crops the empty space around the drawing', async () => {
    const {svg, width} = await renderDiagram('sequenceDiagram\n  participant A as You\n  A->>A: build');
    const [left, top] = /viewBox="(\S+) (\S+)/.exec(svg)?.slice(1).map(Number) ?? [];
    const [x, y] = /<rect x="(\S+)" y="(\S+)"/.exec(svg)?.slice(1).map(Number) ?? [];
    expect([x, y]).toEqual([(left ?? NaN) + 1, (top ?? NaN) + 1]);
    expect(width).toBeLessThan(140);
  });

  it('rejects a source that is not Mermaid', async () => {
    await expect(renderDiagram('nonsense')).rejects.toThrow();
  });
});
