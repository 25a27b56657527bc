// Nodes of page trees.
import type {Paragraph, PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {SectionRecord} from '@cedra-docs/search/build';

/** A section that begins at a node, for the search: what follows is its text, until the next section begins. */
export interface SearchSection extends Pick<
  SectionRecord,
  'anchor' | 'heading' | 'depth' | 'phrases' | 'entry'
> {
  /** More text, which the reader does not see here. */
  content?: string;
  /** Code, as words. */
  code?: string;
}

/** What a page shows of an entry that it loads on demand: see `fold.ts`. */
export interface Fold {
  /** Ids within the content begin with it and a hyphen. */
  id: string;
  name: string;
  summary: string;
  content: RootContent[];
}

declare module 'mdast' {
  interface HeadingData {
    /** The heading's id on the page. */
    id?: string;
  }

  interface Data {
    section?: SearchSection;
    /** The search does not read the node. */
    isUnsearched?: boolean;
    fold?: Fold;
  }
}

export type Child = RootContent | string;
type Properties = Readonly<Record<string, string>>;

const nodeOf = (child: Child): RootContent =>
  typeof child === 'string' ? {type: 'text', value: child} : child;

/** An HTML element, in the names of properties of hast. As a paragraph, because Markdown has no general element. */
export const element = (hName: string, hProperties: Properties, children: readonly Child[]): Paragraph => ({
  type: 'paragraph',
  data: {hName, hProperties},
  children: children.map(nodeOf) as PhrasingContent[],
});

/** A component with attributes that are texts. */
export const component = (
  name: string,
  attributes: Properties,
  children: readonly RootContent[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: children as MdxJsxFlowElement['children'],
});

/** The node as the beginning of a section. */
export function sectioned<Node extends RootContent>(node: Node, section: SearchSection): Node {
  node.data = {...node.data, section};
  return node;
}

/** The node as an entry that pages fold. */
export function folded<Node extends RootContent>(node: Node, fold: Fold): Node {
  node.data = {...node.data, fold};
  return node;
}

/** The node without its words in the search. */
export function unsearched<Node extends RootContent>(node: Node): Node {
  node.data = {...node.data, isUnsearched: true};
  return node;
}

export function link(url: string, children: readonly Child[], hProperties: Properties = {}): PhrasingContent {
  return {type: 'link', url, data: {hProperties}, children: children.map(nodeOf) as never};
}

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** The element without parts that React changes: see `plugins/mdx/rehype/static-html.ts`. It may not contain links. */
export function unchanging<Node extends RootContent>(node: Node): Node {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, dataStatic: ''}};
  return node;
}

/** A text with code between backticks. */
export const withCode = (text: string): PhrasingContent[] =>
  text
    .split('`')
    .map((value, index) => ({type: index % 2 === 1 ? ('inlineCode' as const) : ('text' as const), value}))
    .filter(({value}) => value);

export const joined = <T>(items: readonly T[], separator: T): T[] =>
  items.flatMap((item, index) => (index > 0 ? [separator, item] : [item]));

export interface LinkableRow {
  section: SearchSection;
  /** One for each column. */
  cells: readonly (readonly Child[])[];
}

/**
 * A table whose rows can be linked to.
 * @param columns each title, and whether the search reads the cells below it
 */
export function table(
  columns: readonly (readonly [title: string, isSearched: boolean])[],
  rows: readonly LinkableRow[],
): Table {
  const cell = (children: readonly Child[], isSearched: boolean): TableRow['children'][number] => ({
    type: 'tableCell',
    data: {isUnsearched: !isSearched},
    children: children.map(nodeOf) as PhrasingContent[],
  });
  return {
    type: 'table',
    children: [
      {type: 'tableRow', children: columns.map(([title]) => cell([title], false))},
      ...rows.map(({section, cells}): TableRow => ({
        type: 'tableRow',
        data: {section, hProperties: {id: section.anchor}},
        children: columns.map(([, isSearched], index) => cell(cells[index] ?? [], isSearched)),
      })),
    ],
  };
}
