import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {repositoryPath} from '../../../lib/repository';
import {terms, type Term} from '../../../cedra/glossary/data';
import {isPartial} from '../../../cedra/pages/files';

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

const expectedOf = (all: readonly Term[]) =>
  all
    .filter(({id}) => !EVERYDAY.has(id))
    .map(({id, term, aliases = []}) => {
      const names = [term, ...aliases]
        .filter((name) => !AMBIGUOUS.has(name.toLowerCase().replace(/s$/, '')))
        .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return {id, use: new RegExp(`(?<![\\w-])(?:${names.join('|')})s?(?![\\w-])`, 'gi')};
    });

let known: {from: readonly Term[]; expected: ReturnType<typeof expectedOf>} | undefined;

/** The terms that pages link, each with a pattern for its uses. */
function expected(): ReturnType<typeof expectedOf> {
  const from = terms();
  if (known?.from !== from) known = {from, expected: expectedOf(from)};
  return known.expected;
}

/** The terms in a text, in order; "gas" in "gas unit price" is not the term "gas". */
function termsIn(text: string): {id: string; words: string; at: number}[] {
  const found = expected().flatMap(({id, use}) =>
    [...text.matchAll(use)].map(({0: words, index: at}) => ({id, words, at, end: at + words.length})),
  );
  return found
    .filter(
      (each) => !found.some(({at, end}) => at <= each.at && each.end <= end && end - at > each.end - each.at),
    )
    .sort((a, b) => a.at - b.at);
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

const termElement = (id: string, words: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
  children: [{type: 'text', value: words}],
});

/** Remark plugin: links the first use of each glossary term on a page, unless the page has a `<Term>` there. */
export default function linkTerms() {
  return (tree: Root, file: VFile): void => {
    // The page that imports a partial may have linked its terms already.
    if (isPartial(repositoryPath(file.path))) return;
    const linked = new Set<string>();
    const split = (text: string): PhrasingContent[] => {
      const parts: PhrasingContent[] = [];
      let end = 0;
      for (const {id, words, at} of termsIn(text)) {
        if (linked.has(id)) continue;
        linked.add(id);
        parts.push({type: 'text', value: text.slice(end, at)}, termElement(id, words));
        end = at + words.length;
      }
      return [...parts, {type: 'text', value: text.slice(end)}];
    };
    const walk = (node: Nodes): void => {
      const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
      if (isElement && node.name === 'Term') {
        const id = node.attributes.find(
          (each) => each.type === 'mdxJsxAttribute' && each.name === 'id',
        )?.value;
        if (typeof id === 'string') linked.add(id);
      } else if ('children' in node && !cannotLink(node)) {
        const children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
          if (child.type === 'text') return split(child.value).filter((part) => !isEmpty(part));
          walk(child);
          return [child];
        });
        node.children = children as typeof node.children;
      }
    };
    walk(tree);
  };
}

const isEmpty = (node: PhrasingContent): boolean => node.type === 'text' && node.value === '';
