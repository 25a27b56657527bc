import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import frameworkLinks from './framework-links';

/** The addresses of all links in a text, those of the page and those that the plugin adds. */
function linksOf(source: string): string[] {
  const processor = unified().use(remarkParse).use(remarkRehype).use(frameworkLinks);
  const links: string[] = [];
  visit(processor.runSync(processor.parse(source)), (node) => {
    const href =
      node.type === 'element' ? node.properties.href : 'attributes' in node && node.attributes[0]?.value;
    if (typeof href === 'string') links.push(href);
  });
  return links;
}

it.each([
  [
    'links a module, a function and a type to their entries',
    '`0x1::coin`, `0x1::object::owner` and `0x1::fungible_asset::Metadata`',
    ['/move/modules#0x1-coin', '/move/modules#0x1-object-owner', '/move/modules#0x1-fungible_asset-Metadata'],
  ],
  [
    'links a path that has type arguments',
    '`0x1::coin::Coin<…>` and `0x1::coin::balance<T>(0x1)`',
    ['/move/modules#0x1-coin-Coin', '/move/modules#0x1-coin-balance'],
  ],
  ['does not link unknown modules', '`0x1::coin::no_such_function`, `0xcafe::coin`, `0x1`', []],
  [
    'does not link code in titles, blocks and existing links',
    '## `0x1::coin`\n\n```\n0x1::coin\n```\n\n[`0x1::coin`](/move)',
    ['/move'],
  ],
])('frameworkLinks %s', (_what, source, links) => expect(linksOf(source)).toEqual(links));
