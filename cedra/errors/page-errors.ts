import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingId, type Page} from '@cedra-docs/proof/build';
import {visit} from 'unist-util-visit';
import {toolMessages} from './data';
import type {PageError} from './model';
import {plain} from './message';
import {root} from '../../lib/repository';
import {parseTree} from '../pages/page';

/** The section of a page whose list items begin with messages. */
const REMEDIES = 'if-it-goes-wrong';
/** Shorter texts occur in too many messages. */
const MIN_LENGTH = 12;
const MAX_EXPLANATION = 400;

/** Values that differ in each run, `‹0x1›`, as readers of a list of errors know them. */
const withoutValues = (message: string) => message.replace(/‹[^›]*›/g, '…').trim();

/** The text up to the last sentence that fits. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_EXPLANATION) return plain;
  const sentences = plain.slice(0, MAX_EXPLANATION);
  return sentences.slice(0, sentences.lastIndexOf('. ') + 1) || `${sentences}…`;
}

/** A message, and a text that must occur as well. */
type Message = Pick<PageError, 'message' | 'when'>;

/**
 * The messages that a list item or a cell begins with, which are code or emphasised. Code after a comma or "or" is
 * another message; after other words, as in "`Permission denied` below `/opt`", it is a condition of the one before.
 */
function messagesOf(nodes: readonly PhrasingContent[]): Message[] {
  const found: Message[] = [];
  let between = '';
  for (const node of nodes) {
    if (node.type !== 'inlineCode' && node.type !== 'emphasis') {
      between += toString(node);
      continue;
    }
    const text = withoutValues(node.type === 'inlineCode' ? node.value : toString(node));
    const last = found.at(-1);
    const isCondition = /^ (?:below|in|at|with|from|for|of|on|after) (?:the )?$/.test(between);
    if (last && isCondition) last.when = text;
    else found.push({message: text});
    between = '';
  }
  return found.filter(({message}) => message.length >= MIN_LENGTH);
}

/** The first heading of a table whose rows explain messages. */
const MESSAGE_COLUMN = /^(?:message|error|answer|status|you see|what you see|symptom|what it says)\b/i;

const rowsOf = (table: Table): {cells: TableCell[]}[] => {
  const [head, ...rows] = table.children;
  const title = head?.children[0];
  return title && MESSAGE_COLUMN.test(toString(title)) ? rows.map(({children}) => ({cells: children})) : [];
};

/** Code in a sentence that is a message of a tool, by the network's source. */
const isMessage = (text: string): boolean => text.includes(' ') && toolMessages().has(plain(text));

/** The messages that a page explains: in its section "If it goes wrong", in tables, and quoted in sentences. */
function explained(tree: Root, route: string): PageError[] {
  const found: PageError[] = [];
  let section: string | undefined;
  const add = (messages: readonly Message[], text: string) => {
    const explanation = shortened(text);
    if (section !== undefined && explanation !== '')
      for (const message of messages) found.push({...message, explanation, href: `${route}#${section}`});
  };
  visit(tree, (node) => {
    if (node.type === 'heading') section = headingId(node);
    if (node.type === 'table')
      for (const {cells} of rowsOf(node)) {
        const messages = cells.map(({children}) => messagesOf(children));
        // A number such as that of HTTP can stand before the message.
        const column = messages[0]?.length ? 0 : 1;
        const rest = cells.slice(column + 1).map((cell) => toString(cell));
        if (rest.length > 0) add(messages[column] ?? [], rest.join(' '));
      }
    if (node.type === 'listItem' && section === REMEDIES) {
      const [first, ...rest] = node.children;
      if (first?.type === 'paragraph' && rest.length > 0)
        add(
          messagesOf(first.children),
          rest.map((each) => (each.type === 'code' ? '' : toString(each))).join(' '),
        );
    }
    if (node.type === 'paragraph') {
      const quoted = node.children.flatMap((child) =>
        child.type === 'inlineCode' && isMessage(child.value) ? [{message: withoutValues(child.value)}] : [],
      );
      add(quoted, toString(node));
    }
  });
  return found;
}

/** The line of an output that names the error. */
function errorLine(output: string): string | undefined {
  const json = /"Error": "((?:[^"\\]|\\.)*)"/.exec(output)?.[1];
  const line =
    json?.replace(/\\n[\s\S]*$/, '').replaceAll('\\"', '"') ??
    // The compiler's short messages are found only with their first word: "error: invalid character".
    /^error: .+$/m.exec(output)?.[0] ??
    /(?:^\w*error|^\w*Error|^Unexpected error|^warning|\berror TS\d+): (.+)$/m.exec(output)?.[1];
  return line?.replace(/^Simulation failed with status: /, '');
}

/** The errors that a page provokes, each with the heading above. */
function provoked({blocks}: Page, route: string, title: string): PageError[] {
  return blocks.flatMap(({meta, code, section, heading}, index): PageError[] => {
    const message = blocks[index - 1]?.meta.fails && meta.output ? errorLine(code) : undefined;
    if (message === undefined || section === undefined) return [];
    return [
      {
        message: withoutValues(message),
        explanation: `“${title}” shows it below “${heading}”.`,
        href: `${route}#${section}`,
      },
    ];
  });
}

/** The errors that a page explains or provokes, without those of another page's partials. */
export function pageErrors(page: Page, route: string, title: string): PageError[] {
  const tree = parseTree(readFileSync(path.join(root, page.file), 'utf8'), page.file);
  return [...explained(tree, route), ...provoked(page, route, title)];
}
