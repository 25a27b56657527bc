import type {CheerioAPI} from 'cheerio';
import {boundingBox, conflictsBetween, type Bounds, type Connector} from '../../../../lib/drawing-conflicts';

/** Parses a `points` attribute. */
export const pointsOf = (text = ''): Connector['points'] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as unknown as [number, number]);

export function boxOf(shape: ReturnType<CheerioAPI>): Bounds | undefined {
  const number = (name: string) => Number(shape.attr(name));
  if (shape.is('rect')) {
    const [x, y] = [number('x'), number('y')];
    return {left: x, top: y, right: x + number('width'), bottom: y + number('height')};
  }
  if (shape.is('polygon, polyline')) return boundingBox(pointsOf(shape.attr('points')));
  if (shape.is('line')) {
    return boundingBox([
      [number('x1'), number('y1')],
      [number('x2'), number('y2')],
    ]);
  }
  if (shape.length === 0) return undefined;
  const [x, y] = [number('cx'), number('cy')];
  const [rx, ry] = shape.is('circle') ? [number('r'), number('r')] : [number('rx'), number('ry')];
  return {left: x - rx, top: y - ry, right: x + rx, bottom: y + ry};
}

/**
 * Finds lines through boxes and overlapping labels in a rendered diagram.
 * @param $ a flowchart or state diagram as the renderer returns it, with its `data-` attributes; its lines are
 *   horizontal and vertical
 * @returns a sentence for each conflict
 */
export function conflictsOf($: CheerioAPI): string[] {
  const placed = (selector: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => {
        const box = boxOf($(element).children('rect, circle, ellipse, polygon').first());
        const {'data-id': id = '', 'data-label': label = id} = $(element).attr() ?? {};
        return box ? [{id, label, box}] : [];
      });

  const connectors = $('polyline.edge')
    .toArray()
    .map((edge) => {
      const {'data-from': from, 'data-to': to, points} = $(edge).attr() ?? {};
      return {from, to, points: pointsOf(points)};
    });
  return conflictsBetween(placed('g.node'), placed('g.edge-label'), connectors);
}
