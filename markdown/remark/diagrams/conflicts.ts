import {load} from 'cheerio';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = readonly [x: number, y: number];

/** Lines may run along the border of a box, and labels may touch. */
const TOLERANCE = 1;

const pointsOf = (text = ''): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as unknown as Point);

const aroundAll = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right - TOLERANCE &&
  one.right > other.left + TOLERANCE &&
  one.top < other.bottom - TOLERANCE &&
  one.bottom > other.top + TOLERANCE;

/**
 * Finds what makes a drawing say something else than its source: lines through the box of a third node, and labels of
 * lines that cover each other or a node.
 * @param svg a flowchart or state diagram as the renderer returns it, with its `data-` attributes; its lines are
 *   horizontal and vertical
 * @returns one sentence for each
 */
export function conflictsOf(svg: string): string[] {
  const $ = load(svg, {xml: true});

  function boxOf(element: ReturnType<typeof $>): Box | undefined {
    const shape = element.children('rect, circle, ellipse, polygon').first();
    const number = (name: string) => Number(shape.attr(name));
    if (shape.is('rect')) {
      const [x, y] = [number('x'), number('y')];
      return {left: x, top: y, right: x + number('width'), bottom: y + number('height')};
    }
    if (shape.is('polygon')) return aroundAll(pointsOf(shape.attr('points')));
    if (shape.length === 0) return undefined;
    const [x, y] = [number('cx'), number('cy')];
    const [rx, ry] = shape.is('circle') ? [number('r'), number('r')] : [number('rx'), number('ry')];
    return {left: x - rx, top: y - ry, right: x + rx, bottom: y + ry};
  }

  const boxes = (selector: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => {
        const box = boxOf($(element));
        const {'data-id': id = '', 'data-label': label = id} = $(element).attr() ?? {};
        return box ? [{id, label, box}] : [];
      });
  const nodes = boxes('g.node');
  const labels = boxes('g.edge-label');

  const crossings = $('polyline.edge')
    .toArray()
    .flatMap((edge) => {
      const {'data-from': from, 'data-to': to, points} = $(edge).attr() ?? {};
      const way = pointsOf(points);
      const legs = way.slice(1).map((end, index) => aroundAll([way[index] ?? end, end]));
      return nodes
        .filter(({id, box}) => id !== from && id !== to && legs.some((leg) => meet(leg, box)))
        .map(({label}) => `the line from ${from} to ${to} runs through "${label}"`);
    });
  const covered = labels.flatMap(({label, box}, index) =>
    [...nodes, ...labels.slice(index + 1)]
      .filter((other) => meet(box, other.box))
      .map((other) => `the label "${label}" covers "${other.label}"`),
  );
  return [...crossings, ...covered];
}
