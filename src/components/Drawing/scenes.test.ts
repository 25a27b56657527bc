import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  boundingBox,
  conflictsBetween,
  overlap,
  segmentsOf,
  type Bounds,
} from '../../../lib/drawing-conflicts';
import {LEADING, cornersOf, nameOfBox, nameOfLane, type Rect, type Point, type Scene} from './geometry';

type Drawing = Record<'wide' | 'narrow', Scene>;

const folder = path.join(__dirname, 'scenes');
const drawings = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const {default: drawing} = (await import(path.join(folder, file))) as {default: Drawing};
    return {name: path.parse(file).name, drawing};
  }),
);
const scenes = drawings.flatMap(({name, drawing: {wide, narrow}}) => [
  {name: `${name}, wide`, scene: wide, size: 15},
  {name: `${name}, narrow`, scene: narrow, size: 14},
]);

/** Mean width of a letter relative to the font size, a little above that of the site's fonts. */
const LETTER = {regular: 0.51, bold: 0.56, code: 0.6};

const letterOf = ({code}: {code?: boolean}): number => (code ? LETTER.code : LETTER.regular);

const boundsOf = ([x, y, width, height]: Rect): Bounds => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** The box of a line of text. */
function textBox(
  text: string,
  [x, y]: Point,
  size: number,
  anchor?: string,
  letter = LETTER.regular,
): Bounds {
  const width = text.length * size * letter;
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return {left, top: y - size * 0.8, right: left + width, bottom: y + size * 0.2};
}

/** The areas of a scene's elements; the ends of a line show which boxes it connects. */
function layoutOf({boxes, lines, lanes = [], labels = []}: Scene, size: number) {
  const small = size - 1;
  const nodes = boxes.map((box, index) => ({id: String(index), label: box.name, box: boundsOf(box.area)}));
  const ownerOf = ([x, y]: Point): string | undefined =>
    nodes.find(({box}) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)?.id;
  const laneNames = lanes.flatMap((lane) => {
    const [x, y] = nameOfLane(lane);
    return [lane.name, lane.note].flatMap((label, line) =>
      label
        ? [{id: '', label, box: textBox(label, [x, y + line * LEADING], small, undefined, letterOf(lane))}]
        : [],
    );
  });
  return {
    nodes,
    labels: [
      ...laneNames,
      ...labels.map((label) => ({
        id: '',
        label: label.text,
        box: textBox(label.text, label.at, small, label.anchor, letterOf(label)),
      })),
    ],
    ways: lines.map((line) => {
      const points = cornersOf(line);
      const [from, to] = [points.slice(0, 1), points.slice(-1)].map(([end]) => end && ownerOf(end));
      return {from, to, points};
    }),
  };
}

it('finds the drawings', () => {
  expect(scenes.length).toBeGreaterThan(10);
});

describe.each(scenes)('$name', ({scene, size}) => {
  const {nodes, labels, ways} = layoutOf(scene, size);

  it('draws no line through a box, and no label over a label or a box', () => {
    expect(conflictsBetween(nodes, labels, ways)).toEqual([]);
    const ends = ways.flatMap(({points}) => [...points.slice(0, 1), ...points.slice(-1)]);
    const inside = nodes.filter(({box}) => ends.some((end) => overlap(boundingBox([end]), box)));
    expect(inside.map(({label}) => label)).toEqual([]);
  });

  it('draws no text on a line or outside the drawing', () => {
    const legs = ways.flatMap(segmentsOf);
    expect(labels.filter(({box}) => legs.some((leg) => overlap(leg, box))).map(({label}) => label)).toEqual(
      [],
    );
    const [width, height] = scene.size;
    const outside = labels.filter(
      ({box}) => box.left < 0 || box.right > width || box.top < 0 || box.bottom > height,
    );
    expect(outside.map(({label}) => label)).toEqual([]);
  });

  it('draws boxes that fit their text and do not overlap', () => {
    const tight = scene.boxes.filter((box) => {
      const {left, right} = boundsOf(box.area);
      const at = nameOfBox(box);
      const lines = [
        textBox(box.name, at, size, 'middle', LETTER.bold),
        textBox(box.note ?? '', at, size - 1, 'middle'),
      ];
      return lines.some((text) => text.left < left + 4 || text.right > right - 4);
    });
    expect(tight.map(({name}) => name)).toEqual([]);
    const overlaps = nodes.filter(({box}, index) =>
      nodes.slice(index + 1).some((other) => overlap(box, other.box)),
    );
    expect(overlaps.map(({label}) => label)).toEqual([]);
  });

  it('draws the names of lanes within their lane and clear of its boxes', () => {
    for (const lane of scene.lanes ?? []) {
      const [x, y] = nameOfLane(lane);
      const name = textBox(lane.name, [x, y], size - 1, undefined, letterOf(lane));
      expect(name.right, lane.name).toBeLessThanOrEqual(boundsOf(lane.area).right);
      expect(
        nodes.filter(({box}) => overlap(box, name)).map(({label}) => label),
        lane.name,
      ).toEqual([]);
    }
  });
});
