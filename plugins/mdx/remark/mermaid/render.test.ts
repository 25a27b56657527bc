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

  it('emphasises the boxes and lines that matter', async () => {
    const {svg} = await renderDiagram('flowchart TD\n  A ==> B:::key\n  B --> C');
    expect(svg.match(/<rect [^>]*fill="var\(--accent-soft\)" stroke="var\(--accent\)"/g)).toHaveLength(1);
    expect(svg.match(/<g [^>]*stroke="var\(--accent\)"><path/g)).toHaveLength(1);
    expect(svg.match(/<g [^>]*stroke="var\(--text-faint\)"><path/g)).toHaveLength(1);
  });

  it('draws labels on a plate with a border, so that a line does not seem interrupted', async () => {
    const {svg} = await renderDiagram('flowchart TD\n  A -->|asks| B');
    expect(svg).toMatch(/<g class="edge-label"><rect [^>]*fill="var\(--surface\)" stroke="var\(--border\)"/);
  });

  it('rejects a source that is not Mermaid', async () => {
    await expect(renderDiagram('nonsense')).rejects.toThrow();
  });
});
