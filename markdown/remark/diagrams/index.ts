import {createHash} from 'node:crypto';
import type {Code, Parent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {renderDiagram} from './render';

/** What a column of text can show of a drawing, in CSS pixels, before its letters are too small to read. */
const WIDEST = 900;

/**
 * Remark plugin: turns ```mermaid fences into `<Diagram>` with the SVG already drawn, so that no Mermaid reaches
 * the browser.
 * @throws Error naming file and line when a diagram has no `alt="…"`, cannot be drawn, or is too wide to read
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
      const alt = /\balt="([^"]+)"/.exec(node.meta ?? '')?.[1];
      if (!alt)
        throw new Error(`${where}: a diagram needs a text alternative: \`\`\`mermaid alt="What it shows."`);
      const id = `d${createHash('sha256').update(node.value).digest('hex').slice(0, 6)}`;
      const {svg, width} = await renderDiagram(node.value, id).catch((error: Error) => {
        throw new Error(`${where}: this Mermaid diagram cannot be drawn: ${error.message}`);
      });
      if (width > WIDEST) {
        throw new Error(
          `${where}: this diagram is ${width} pixels wide, and a page shows ${WIDEST} legibly: ` +
            'draw it downwards (flowchart TD), or shorten its labels.',
        );
      }
      parent.children[parent.children.indexOf(node)] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: Object.entries({svg, alt, width: String(width)}).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        })),
        children: [],
      } as unknown as Code;
    }
  };
}
