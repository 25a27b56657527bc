// Finds the terms of the glossary that a page uses before it explains them.
import type {Nodes} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {terms} from '../../src/glossary/terms';

/** Terms whose words mean something else as well, or that every page uses: their meaning is no matter of the page. */
const EVERYDAY = new Set(
  (
    'ability account address balance block borrow burn capability cedra coin collection commission copy-ability ' +
    'deadline drop-ability enum event expiration explorer fork freeze friend generic key-ability lambda ledger ' +
    'metadata module move network object operator ownership package pattern-matching pepper processor profile ' +
    'proposal proxy ref reference script seed signer state store-ability struct table token transaction unlock ' +
    'vector version visibility wallet'
  ).split(' '),
);

/** Other names of terms that mean something else on some pages. */
const AMBIGUOUS = new Set(['nonce', 'seed', 'token']);

const expected = terms
  .filter(({id}) => !EVERYDAY.has(id))
  .map(({id, term, aliases = []}) => {
    const names = [term, ...aliases]
      .filter((name) => !AMBIGUOUS.has(name.toLowerCase().replace(/s$/, '')))
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return {id, use: new RegExp(`(?<![\\w-])(?:${names.join('|')})s?(?![\\w-])`, 'gi')};
  });

/** The terms in a text, each where it stands first; "gas" in "gas unit price" is not the term "gas". */
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
  /** The words as the page writes them. */
  words: string;
  /** The piece of text with the words. */
  node: Nodes;
  /** Where the words begin in the piece. */
  at: number;
}

/** Links, headings, titles, summaries and file trees have no place for another link. */
function holdsNoLink(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const isLink = node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'href');
    return isLink || node.name === 'summary' || node.name === 'FileTree';
  }
  if (node.type === 'paragraph') return node.data?.directiveLabel === true;
  return ['heading', 'link', 'linkReference'].includes(node.type);
}

/** For each term that a page uses first outside of `<Term>`, this use, in reading order. */
export function firstUsesWithoutTerm(tree: Nodes): Use[] {
  const explained = new Set<string>();
  const uses: Use[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'mdxJsxTextElement' && node.name === 'Term') {
      const id = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')?.value;
      explained.add(String(id));
    } else if (node.type === 'text') {
      for (const {id, words, at} of termsIn(node.value)) {
        if (explained.has(id)) continue;
        explained.add(id);
        uses.push({id, words, node, at});
      }
    } else if ('children' in node && !holdsNoLink(node)) {
      node.children.forEach(walk);
    }
  };
  walk(tree);
  return uses;
}
