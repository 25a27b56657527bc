// Finds glossary terms that a page uses before it links them to the glossary.
import type {Nodes} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {terms} from '../../src/glossary/terms';

/** Terms that need no link: their words have an everyday meaning, or every page uses them. */
const EVERYDAY = new Set(
  (
    'ability account address balance block borrow burn capability cedra coin collection commission copy-ability ' +
    'deadline drop-ability enum event expiration explorer fork freeze friend generic key-ability lambda ledger ' +
    'metadata module move network object operator ownership package pattern-matching pepper processor profile ' +
    'proposal proxy ref reference script seed signer state store-ability struct table token transaction unlock ' +
    'vector version visibility wallet'
  ).split(' '),
);

/** Aliases of terms that mean something else on some pages. */
const AMBIGUOUS = new Set(['nonce', 'seed', 'token']);

const expected = terms
  .filter(({id}) => !EVERYDAY.has(id))
  .map(({id, term, aliases = []}) => {
    const names = [term, ...aliases]
      .filter((name) => !AMBIGUOUS.has(name.toLowerCase().replace(/s$/, '')))
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return {id, use: new RegExp(`(?<![\\w-])(?:${names.join('|')})s?(?![\\w-])`, 'gi')};
  });

/** The terms in a text, in order; "gas" in "gas unit price" is not the term "gas". */
function termsIn(text: string): {id: string; words: string; at: number}[] {
  const found = expected.flatMap(({id, use}) =>
    [...text.matchAll(use)].map(({0: words, index: at}) => ({id, words, at, end: at + words.length})),
  );
  return found
    .filter(
      (each) => !found.some(({at, end}) => at <= each.at && each.end <= end && end - at > each.end - each.at),
    )
    .sort((a, b) => a.at - b.at);
}

/** A use of a term in a sentence. */
export interface Use {
  id: string;
  /** The words as written on the page. */
  words: string;
  /** The node that contains the words. */
  node: Nodes;
  /** Offset of the words in the node. */
  at: number;
}

/** Whether a node cannot contain a link: links, headings, titles, summaries and file trees. */
function cannotLink(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const isLink = node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'href');
    return isLink || node.name === 'summary' || node.name === 'FileTree';
  }
  if (node.type === 'paragraph') return node.data?.directiveLabel === true;
  return ['heading', 'link', 'linkReference'].includes(node.type);
}

/** The first use of each term that is not first used in `<Term>`, in reading order. */
export function firstUsesWithoutTerm(tree: Nodes): Use[] {
  const explained = new Set<string>();
  const uses: Use[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'mdxJsxTextElement' && node.name === 'Term') {
      const id = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')?.value;
      if (typeof id === 'string') explained.add(id);
    } else if (node.type === 'text') {
      for (const {id, words, at} of termsIn(node.value)) {
        if (explained.has(id)) continue;
        explained.add(id);
        uses.push({id, words, node, at});
      }
    } else if ('children' in node && !cannotLink(node)) {
      node.children.forEach(walk);
    }
  };
  walk(tree);
  return uses;
}
