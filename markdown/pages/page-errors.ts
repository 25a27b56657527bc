import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingId, type Page} from '@packages/proof/build';
import {visit} from 'unist-util-visit';
import type {PageError} from '../../lib/errors';
import {root} from '../../lib/repository';
import {parseTree} from './page';

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

/** The messages in the first paragraph of a list item, which are code or emphasised. */
const messagesOf = (nodes: readonly PhrasingContent[]): string[] =>
  nodes
    .flatMap((node) =>
      node.type === 'inlineCode' ? node.value : node.type === 'emphasis' ? toString(node) : [],
    )
    .map(withoutValues)
    .filter((message) => message.length >= MIN_LENGTH);

/** The messages that a page explains in its section "If it goes wrong". */
function explained(tree: Root, route: string): PageError[] {
  const found: PageError[] = [];
  let section: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') section = headingId(node);
    if (node.type !== 'listItem' || section !== REMEDIES) return;
    const [first, ...rest] = node.children;
    if (first?.type !== 'paragraph' || rest.length === 0) return;
    const explanation = shortened(rest.map((each) => (each.type === 'code' ? '' : toString(each))).join(' '));
    for (const message of messagesOf(first.children))
      found.push({message, explanation, href: `${route}#${section}`});
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
