import type {Element, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import framework from '../../../cedra/framework/generated.json';
import {declaredName, FRAMEWORK_ROUTE, frameworkId} from '../../../cedra/framework/model';

/** Anchors of the reference by path: `0x1::coin`, `0x1::coin::transfer`. */
const anchors = new Map<string, string>(
  framework.modules.flatMap(({module, structs, functions}) => [
    [module, frameworkId(module)] as const,
    ...[...structs, ...functions].map((declaration): [string, string] => {
      const name = declaredName(declaration);
      return [`${module}::${name}`, frameworkId(module, name)];
    }),
  ]),
);

/** A path, optionally with type arguments and arguments. */
const PATH = /^(?<path>0x[134](?:::\w+){1,2})(?:[<(].*)?$/s;

/** Code inside these is already a link, or is a title or a block. */
const UNLINKED = new Set(['a', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary']);

/** A link to the reference. Docusaurus must not check it, because collapsed entries are not in the page's HTML. */
function linkTo(code: Element, anchor: string): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'href', value: `${FRAMEWORK_ROUTE}#${anchor}`},
      {type: 'mdxJsxAttribute', name: 'data-noBrokenLinkCheck', value: 'true'},
    ],
    children: [code],
  };
}

/** Rehype plugin: links framework modules, functions and types in inline code to their entries in the reference. */
export default function frameworkLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (UNLINKED.has(node.tagName)) return SKIP;
      const [text] = node.tagName === 'code' ? node.children : [];
      const path = text?.type === 'text' ? PATH.exec(text.value)?.groups?.path : undefined;
      const anchor = path && anchors.get(path);
      if (!anchor || !parent || index === undefined) return undefined;
      parent.children[index] = linkTo(node, anchor);
      return SKIP;
    });
  };
}
