import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import diagrams from './';

async function drawn(fence: string): Promise<Root> {
  const file = new VFile({path: 'docs/page.mdx', value: `Text.\n\n${fence}`});
  const tree = unified().use(remarkParse).parse(file);
  await diagrams()(tree, file);
  return tree;
}

const fan = Array.from({length: 4}, (_, at) => `  A --> B${at}[A rather long label]`).join('\n');
const row =
  '```mermaid alt="x"\nflowchart LR\n  A[A long label] --> B[Another long one] --> C[A third label] --> D[The last one]\n```';

test('a fence becomes a drawing with its alternative', async () => {
  const {children} = await drawn('```mermaid alt="A client asks a node."\nflowchart TD\n  A --> B\n```');
  expect(children[1]).toMatchObject({
    name: 'Diagram',
    attributes: [
      {name: 'svg', value: expect.stringContaining('<svg ') as string},
      {name: 'alt', value: 'A client asks a node.'},
    ],
  });
});

test('a row that is too wide for a phone is drawn downwards, too', async () => {
  const {children} = await drawn(row);
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
    /page\.mdx:3: this diagram is \d+ pixels wide, and a phone shows 420 legibly: draw it downwards/,
  ],
  [
    'runs a line through a box',
    '```mermaid alt="x"\nflowchart TD\n  A --> B\n  B --> C\n  A --> C\n```',
    /page\.mdx:3: in this diagram the line from A to C runs through "B": change the order/,
  ],
])('names file, line and the way out when a diagram %s', async (_what, fence, message) => {
  await expect(drawn(fence)).rejects.toThrow(message);
});

test('those of the gallery can be drawn: no build looks at it, and one that cannot stops `npm start`', async () => {
  const fences = readFileSync('src/gallery/index.mdx', 'utf8').match(/^```mermaid[^]*?^```$/gm) ?? [];
  expect(fences.length).toBeGreaterThan(1);
  for (const fence of fences) await drawn(fence);
});
