import {headingId, parseMdx} from '@cedra-docs/proof/build';
import type {Root} from 'mdast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** The nodes that MDX and directives add to Markdown, which stay as they are. */
const OTHER_NODES = [
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'containerDirective',
  'leafDirective',
  'textDirective',
  'yaml',
];

const toHtml = unified().use(remarkRehype, {passThrough: OTHER_NODES as never});

/** What a reader sees of a page, as a text to compare, and the ids of its headings in the order of the page. */
interface Rendered {
  content: string;
  ids: (string | undefined)[];
}

/** Takes the ids from the headings of a page. */
function takeIds(tree: Root): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  visit(tree, 'heading', (node) => {
    const id = headingId(node);
    ids.push(id);
    if (id === undefined) return;
    node.children.pop();
    const last = node.children.at(-1);
    if (last?.type !== 'text') return;
    last.value = last.value.trimEnd();
    if (last.value === '') node.children.pop();
  });
  return ids;
}

/** Drops the places in the source. */
const withoutPlaces = (key: string, value: unknown): unknown =>
  key === 'position' || key === 'estree' ? undefined : value;

/**
 * Renders the text of a page by the site's grammar, with components as they are.
 * @returns undefined when the text is not MDX
 */
export function render(text: string): Rendered | undefined {
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch (error) {
    // The parser throws messages with a reason; `npm run check` prints them.
    if (error instanceof Error && 'reason' in error) return undefined;
    throw error;
  }
  const ids = takeIds(tree);
  // Browsers show several spaces of prose as one.
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(/\s+/g, ' ');
  });
  return {ids, content: JSON.stringify(toHtml.runSync(tree), withoutPlaces)};
}

/** Whether a repaired page shows what it showed before, and keeps the ids that its headings had. */
export function rendersAlike(before: Rendered | undefined, after: Rendered | undefined): boolean {
  if (!before || !after) return false;
  return (
    before.content === after.content &&
    before.ids.every((id, index) => id === undefined || id === after.ids[index])
  );
}
