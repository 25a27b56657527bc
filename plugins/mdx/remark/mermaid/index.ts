import type {Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {metaValue, parseFenceMeta} from '@cedra-docs/proof/build';
import {renderDiagram} from './render';

/** Maximum width in CSS pixels: a phone scales drawings down, and the text of a wider one is not legible. */
const MAX_WIDTH = 400;

/**
 * Remark plugin: turns ```mermaid fences into `<Diagram>` with a rendered SVG, so that the browser loads no Mermaid.
 * @throws Error with file and line when a diagram has no `alt="…"`, cannot be rendered, is too wide, or has lines
 *   through boxes or overlapping labels
 */
export default function diagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (node.lang === 'mermaid' && parent) found.push({node, parent});
    });
    for (const {node, parent} of found) {
      const where = `${file.path}:${node.position?.start.line}`;
      const alt = metaValue(parseFenceMeta(node.meta ?? ''), 'alt');
      if (!alt)
        throw new Error(`${where}: a diagram needs a text alternative: \`\`\`mermaid alt="What it shows."`);
      const draw = (source: string) =>
        renderDiagram(source).catch((error: unknown) => {
          throw new Error(`${where}: this Mermaid diagram cannot be drawn: ${(error as Error).message}`);
        });
      const drawings = [await draw(node.value)];
      // A phone shows a wide flowchart from top to bottom instead of from left to right.
      if (/^\s*flowchart LR/.test(node.value) && drawings.some(({width}) => width > MAX_WIDTH)) {
        drawings.push(await draw(node.value.replace('LR', 'TD')));
      }
      const width = drawings.at(-1)?.width ?? NaN;
      if (width > MAX_WIDTH) {
        throw new Error(
          `${where}: this diagram is ${width} pixels wide, but a phone shows only ${MAX_WIDTH} legibly: ` +
            'draw it downwards (flowchart TD), or break its labels with <br/>.',
        );
      }
      const conflicts = drawings.flatMap((drawing) => drawing.conflicts);
      if (conflicts.length > 0) {
        throw new Error(
          `${where}: in this diagram ${conflicts.join(', and ')}: change the order of its lines, or give the line a ` +
            'label, which has room of its own.',
        );
      }
      const svg = drawings.map((drawing) => drawing.svg).join('');
      parent.children[parent.children.indexOf(node)] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: Object.entries({svg, alt}).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        })),
        children: [],
      } as unknown as Code;
    }
  };
}
