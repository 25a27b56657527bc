import {describe, expect, it} from 'vitest';
import {renderDiagram} from './render';

describe('renderDiagram', () => {
  it('draws a flowchart that takes its colours from the page', async () => {
    const {svg, width} = await renderDiagram('flowchart LR\n  A[Client] --> B[Node]', 'x');
    expect(svg).toMatch(/^<svg .*Client.*Node.*<\/svg>$/s);
    expect(svg).not.toMatch(/<style|@import|https:\/\/fonts/);
    expect(svg).toContain('url(#x-arrowhead)');
    expect(width).toBeGreaterThan(100);
  });

  it('reports a source that it does not understand', async () => {
    await expect(renderDiagram('nonsense', 'x')).rejects.toThrow();
  });
});
