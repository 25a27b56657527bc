import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import diagrams from './';

async function drawDiagram(fence: string): Promise<Root> {
  const file = new VFile({path: 'docs/page.mdx', value: `Text.\n\n${fence}`});
  const tree = unified().use(remarkParse).parse(file);
  await diagrams()(tree, file);
  return tree;
}

const fan = Array.from({length: 4}, (_, at) => `  A --> B${at}[A rather long label]`).join('\n');
const row =
  '```mermaid alt="x"\nflowchart LR\n  A[A long label] --> B[Another long one] --> C[A third label] --> D[The last one]\n```';

test('diagrams replaces a fence with an SVG and its text alternative', async () => {
  const {children} = await drawDiagram(
    '```mermaid alt="A client asks a node."\nflowchart TD\n  A --> B\n```',
  );
  expect(children[1]).toMatchObject({
    name: 'Diagram',
    attributes: [
      {name: 'svg', value: expect.stringContaining('<svg ') as string},
      {name: 'alt', value: 'A client asks a node.'},
    ],
  });
});

test('diagrams draws a wide flowchart a second time, from top to bottom', async () => {
  const {children} = await drawDiagram(row);
  expect(JSON.stringify(children[1]).match(/<svg /g)).toHaveLength(2);
});

test.each([
  ['has no alternative', '```mermaid\nflowchart TD\n  A --> B\n```', /page\.mdx:3: .*alt="What it shows\."/],
  [
    'cannot be drawn',
    '```mermaid alt="x"\nnonsense\n```',
    /page\.mdx:3: this Mermaid diagram cannot be drawn/,
  ],
  [
    'is too wide to read',
    `\`\`\`mermaid alt="x"\nflowchart TD\n${fan}\n\`\`\``,
    /page\.mdx:3: this diagram is \d+ pixels wide, but a phone shows only 400 legibly: draw it downwards/,
  ],
  [
    'runs a line through a box',
    '```mermaid alt="x"\nflowchart TD\n  A --> B\n  B --> C\n  A --> C\n```',
    /page\.mdx:3: in this diagram the line from A to C runs through "B": change the order/,
  ],
])('diagrams reports file, line and remedy when a diagram %s', async (_what, fence, message) => {
  await expect(drawDiagram(fence)).rejects.toThrow(message);
});

// No build includes the gallery, but a broken diagram in it would stop `npm start`.
test('diagrams draws all diagrams of the gallery', async () => {
  const fences = readFileSync('src/gallery/index.mdx', 'utf8').match(/^```mermaid[^]*?^```$/gm) ?? [];
  expect(fences.length).toBeGreaterThan(1);
  for (const fence of fences) await drawDiagram(fence);
});
