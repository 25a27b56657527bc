import {load, type CheerioAPI} from 'cheerio';
import {boundingBox, type Bounds} from '../../../../lib/drawing-conflicts';
import {arrowheadPath, roundedPath, type Point} from '../../../../src/components/Drawing/geometry';
import {boxOf, conflictsOf, pointsOf} from './conflicts';
import {loadRenderer} from './load.cjs';

/** A Mermaid diagram as inline SVG, coloured by CSS variables. */
export interface RenderedDiagram {
  svg: string;
  /** Natural width in CSS pixels. */
  width: number;
  /** Lines through boxes and overlapping labels, a sentence for each. */
  conflicts: string[];
}

type Element = ReturnType<CheerioAPI>;

/** The page's colours by those of the renderer. */
const COLOURS: Record<string, string> = {
  '--_text': '--text',
  '--_text-sec': '--text-muted',
  '--_text-muted': '--text-muted',
  '--_line': '--text-faint',
  '--_node-fill': '--surface',
  '--_node-stroke': '--border-strong',
  '--_group-fill': '--surface-sunken',
  '--_group-hdr': '--surface-sunken',
  '--bg': '--surface',
};

/** Font sizes of the names of nodes, and of all other text. */
const FONT_SIZE = {name: 14, label: 13};
/** Maximum average width of a letter, relative to the font size. */
const LETTER_WIDTH = 0.51;

/** Padding of the plate behind the label of a line. */
const PLATE_PADDING = 4;
/** What the renderer's plate is too high above and below the label, so that it hides more of the line. */
const PLATE_EXCESS = 4;

/** The class of the boxes that matter most, `A[Name]:::key`; their lines are the thick ones, `A ==> B`. */
const KEY_CLASS = 'classDef key fill:var(--accent-soft),stroke:var(--accent)';

const numbersOf = (element: Element, ...names: string[]): number[] =>
  names.map((name) => Number(element.attr(name) ?? NaN));

/** Redraws a line with round corners and open arrowheads, like those of `src/components/Drawing`. */
function drawLine(line: Element): void {
  const corners = line.is('line')
    ? [numbersOf(line, 'x1', 'y1'), numbersOf(line, 'x2', 'y2')]
    : pointsOf(line.attr('points'));
  const points = corners.map(([x = NaN, y = NaN]): Point => [Math.round(x), Math.round(y)]);
  const heads =
    (line.attr('marker-end') ? arrowheadPath(points) : '') +
    (line.attr('marker-start') ? arrowheadPath([...points].reverse()) : '');
  const dashes = line.attr('stroke-dasharray') ? ' stroke-dasharray="4 4"' : '';
  const colour = line.attr('data-style') === 'thick' ? '--accent' : '--text-faint';
  line.replaceWith(
    `<g fill="none" stroke="var(${colour})"><path d="${roundedPath(points)}"${dashes}/><path d="${heads}"/></g>`,
  );
}

/** Sets the font size, and centres the lines of a text vertically. */
function setText(text: Element, size: number): void {
  text.attr('font-size', String(size)).removeAttr('dy');
  const lines = text.children('tspan');
  const leading = size * 1.25;
  const first = size * 0.35 - (leading * Math.max(0, lines.length - 1)) / 2;
  if (lines.length === 0) text.attr('dy', String(first));
  lines.first().attr('dy', String(first));
  lines.slice(1).attr('dy', String(leading));
}

/** The bounding box of a text, with the maximum width of its longest line. */
function textBox($: CheerioAPI, text: Element): Bounds {
  const [x = NaN, y = NaN, size = NaN] = numbersOf(text, 'x', 'y', 'font-size');
  const lines = text.children('tspan').toArray();
  const longest = Math.max(
    ...(lines.length > 0 ? lines : text.toArray()).map((line) => $(line).text().length),
  );
  const width = longest * size * LETTER_WIDTH;
  const left = text.attr('text-anchor') === 'middle' ? x - width / 2 : x;
  return {left, top: y, right: left + width, bottom: y};
}

/** The bounding box of a drawing, without the empty space around it. */
function contentBounds($: CheerioAPI): Bounds {
  const boxes = $('rect, circle, ellipse, polygon, polyline, line')
    .toArray()
    .flatMap((element) => boxOf($(element)) ?? []);
  const texts = $('text')
    .toArray()
    .map((text) => textBox($, $(text)));
  return boundingBox(
    [...boxes, ...texts].flatMap(({left, top, right, bottom}) => [
      [left - 1, top - 1],
      [right + 1, bottom + 1],
    ]),
  );
}

/** Gives a rendered diagram the style of `src/components/Drawing`. */
function restyle(original: string): RenderedDiagram {
  const $ = load(original, {xml: true});
  // The renderer's style sheet loads a web font and applies to every SVG of the page; the component has its own.
  $('style, defs').remove();
  $('text').each((_index, text) => setText($(text), FONT_SIZE.label));
  $('.node, .actor')
    .children('text')
    .each((_index, text) => setText($(text), FONT_SIZE.name));
  $('.edge-label').each((_index, label) => {
    const {left, right} = textBox($, $(label).children('text'));
    const plate = $(label).children('rect');
    const [y = NaN, height = NaN] = numbersOf(plate, 'y', 'height');
    const place = {
      x: left - PLATE_PADDING,
      width: right - left + 2 * PLATE_PADDING,
      y: y + PLATE_EXCESS,
      height: height - 2 * PLATE_EXCESS,
    };
    for (const [name, value] of Object.entries(place)) plate.attr(name, String(value));
    plate.attr({rx: '4', stroke: 'var(--border)'}).removeAttr('ry');
  });
  $('.actor rect, [data-shape=rectangle] rect, [data-shape=rounded] rect').attr('rx', '8').removeAttr('ry');
  const {left, top, right, bottom} = contentBounds($);
  const [width, height] = [right - left, bottom - top].map(Math.ceil);
  if (!width || !height) throw new Error('The renderer returned no drawing.');
  const conflicts = conflictsOf($);
  $('.edge, .message > :is(line, polyline)').each((_index, line) => drawLine($(line)));
  $('*').each((_index, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) {
      if (/^(data-|style$|font-weight$|stroke-width$)/.test(name)) $(element).removeAttr(name);
    }
  });
  $('.node, .actor').attr('font-weight', '600');
  $('svg').attr({
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    viewBox: [left, top, width, height].join(' '),
    width: String(width),
    height: String(height),
  });
  const svg = $.xml()
    .replace(/(?<=var\()--[\w-]+/g, (name) => COLOURS[name] ?? name)
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim();
  return {svg, width, conflicts};
}

/**
 * Renders Mermaid source without a browser.
 * @throws Error with the renderer's message when the source is not valid
 */
export async function renderDiagram(source: string): Promise<RenderedDiagram> {
  const {renderMermaidSVG} = await loadRenderer();
  const styled = /^\s*flowchart/.test(source) ? `${source}\n${KEY_CLASS}` : source;
  return restyle(
    renderMermaidSVG(styled, {transparent: true, nodeSpacing: 24, layerSpacing: 24, padding: 8}),
  );
}
