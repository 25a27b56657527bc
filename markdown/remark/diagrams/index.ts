import type {Code, Parent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {metaValue, parseFenceMeta} from '../../../lib/fence-meta';
import {renderDiagram} from './render';

/** The widest drawing, in CSS pixels, whose text is legible on a phone, which shows it smaller. */
const WIDEST = 420;

/**
 * Remark plugin: turns ```mermaid fences into `<Diagram>` with a rendered SVG, so that the browser loads no Mermaid.
 * @throws Error naming file and line when a diagram has no `alt="…"`, cannot be rendered, is too wide, or shows
 *   lines through boxes or labels on top of each other
 */
export default function diagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
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
      // A flowchart from left to right goes downwards where it does not fit.
      if (/^\s*flowchart LR/.test(node.value) && drawings.some(({width}) => width > WIDEST)) {
        drawings.push(await draw(node.value.replace('LR', 'TD')));
      }
      const width = drawings.at(-1)?.width ?? NaN;
      if (width > WIDEST) {
        throw new Error(
          `${where}: this diagram is ${width} pixels wide, and a phone shows ${WIDEST} legibly: ` +
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
