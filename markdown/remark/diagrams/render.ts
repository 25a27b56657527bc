import {conflictsOf} from './conflicts';
import {loadRenderer} from './load.cjs';

/** A Mermaid diagram as inline SVG that takes its colours from CSS variables. */
export interface RenderedDiagram {
  svg: string;
  /** Natural width in CSS pixels. */
  width: number;
  /** What the drawing shows and the source does not say, one sentence each. */
  conflicts: string[];
}

/**
 * Renders Mermaid source without a browser.
 * @param id prefix that makes the ids of several diagrams on a page unique
 * @throws Error with the renderer's message when it does not understand the source
 */
export async function renderDiagram(source: string, id: string): Promise<RenderedDiagram> {
  const {renderMermaidSVG} = await loadRenderer();
  const svg = renderMermaidSVG(source, {transparent: true, nodeSpacing: 40, padding: 8});
  const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  if (!width) throw new Error('The renderer returned no drawing.');
  const cleaned = svg
    // The renderer's style sheet loads a web font and applies to every SVG of the page; the component has its own.
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ style="[^"]*"/, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/\bid="(arrow[\w-]*)"/g, `id="${id}-$1"`)
    .replace(/url\(#(arrow[\w-]*)\)/g, `url(#${id}-$1)`)
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim();
  return {svg: cleaned, width: Math.round(width), conflicts: conflictsOf(svg)};
}
