/** Words after the language of a fence: `bash fails`, `move title="sources/a.move"`. */
export type Meta = Readonly<Record<string, string | true>>;

/** A tab that encloses a block: `<TabItem value="testnet">` in `<NetworkTabs>`. */
export interface Tab {
  /** The `groupId` of the tabs; `network` for `<NetworkTabs>`. */
  group: string;
  value: string;
}

/** One fenced block of a page. */
export interface Block {
  /** The MDX file that holds it (a partial's own file when it was imported). */
  file: string;
  /** Line of the opening fence, counted from 1. */
  line: number;
  lang: string;
  meta: Meta;
  /** The words after the language as they were written. */
  rawMeta: string;
  /** Without the lines that are marked as removed. */
  code: string;
  /** Enclosing tabs, the outermost first. */
  tabs: readonly Tab[];
  /** Place among the page's blocks, from 0. */
  index: number;
  /** Hash of language, meta and code: what a receipt is about. */
  hash: string;
}

/** Code in a sentence: `cedra move test`. */
export interface InlineCode {
  file: string;
  line: number;
  text: string;
}

export interface Page {
  /** Repository path of the MDX file. */
  file: string;
  blocks: readonly Block[];
  inlineCode: readonly InlineCode[];
}
