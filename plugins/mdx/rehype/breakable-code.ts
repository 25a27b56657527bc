import type {ElementContent, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Characters that fit on a phone: in a column of a table, or in a line of text. */
const MAX_UNBROKEN = {td: 16, th: 16, p: 28, li: 28};

/** Break opportunities: after `_`, `.`, `::`, `/`, `=`, a bracket or a comma, and before a word in camelCase. */
const BREAK = /(?<=[_./=([{,]|::)(?=\w)|(?<=[a-z])(?=[A-Z])/;

/** Code with break opportunities. It is JSX, because the theme renders `<code>` with child elements as a block. */
function breakable(text: string): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    data: {_mdxExplicitJsx: true},
    children: text.split(BREAK).flatMap((value, index): ElementContent[] => {
      const part: ElementContent = {type: 'text', value};
      return index === 0 ? [part] : [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part];
    }),
  };
}

/**
 * Rehype plugin: lets long code in tables and paragraphs wrap at readable places. On a phone it would otherwise push
 * the neighbouring text off the screen, or break anywhere. The text content does not change.
 */
export default function breakableCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (box) => {
      if (!(box.tagName in MAX_UNBROKEN)) return;
      visit(box, 'element', (code, index, parent) => {
        const [child] = code.children;
        if (code.tagName !== 'code' || child?.type !== 'text' || index === undefined || !parent) return;
        if (child.value.length > MAX_UNBROKEN[box.tagName as keyof typeof MAX_UNBROKEN])
          parent.children[index] = breakable(child.value);
        // The browser would break a flag after its hyphens.
        else if (child.value.includes('-')) code.properties.className = ['unbroken'];
      });
    });
  };
}
