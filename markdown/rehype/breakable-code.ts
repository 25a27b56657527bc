import type {ElementContent, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

/** Shorter code fits: into a column of a phone, or into a line of one. */
const LONG = {td: 16, th: 16, p: 30};

/** Where a reader expects a new line: after `_`, `.`, `::`, `/`, `=`, a bracket or a comma, and before a word in camelCase. */
const PLACES = /(?<=[_./=([{,]|::)(?=\w)|(?<=[a-z])(?=[A-Z])/;

/** Code whose parts have a place to break between them. As JSX, because the theme takes code with elements in it for a block. */
function breakable(text: string): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    data: {_mdxExplicitJsx: true},
    children: text.split(PLACES).flatMap((value, index): ElementContent[] => {
      const part: ElementContent = {type: 'text', value};
      return index === 0 ? [part] : [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part];
    }),
  };
}

/**
 * Rehype plugin: lets long code in tables and paragraphs go on in the next line, at places that keep it readable. On a
 * phone it would otherwise fill the screen and push what it means out of it, or be cut anywhere. The text stays what it is.
 */
export default function breakableCode() {
  return async (tree: Root): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    visit(tree, 'element', (box) => {
      if (!(box.tagName in LONG)) return;
      visit(box, 'element', (code, index, parent) => {
        const [child] = code.children;
        if (code.tagName !== 'code' || child?.type !== 'text' || index === undefined || !parent) return;
        if (child.value.length > LONG[box.tagName as keyof typeof LONG])
          parent.children[index] = breakable(child.value);
      });
    });
  };
}
