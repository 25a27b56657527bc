import type {Element, Nodes, Root} from 'hast';
import type {FootnoteDefinition, Heading, PhrasingContent, Root as MarkdownRoot, RootContent} from 'mdast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {foldedReferences, references} from './references';

/** Elements without meaning in plain text. */
const OMITTED = 'button, .hash-link, svg, dialog, [role="tooltip"], [data-markdown="skip"]';

/** What a handler of `rehype-remark` is given, as far as it is used here. */
interface HandlerState {
  all: (node: Element) => RootContent[];
}

const text = (value: string) => ({type: 'text' as const, value});
const element = (tagName: string, children: Element['children'], className?: string): Element => ({
  type: 'element',
  tagName,
  properties: className ? {className: [className]} : {},
  children,
});

/** The class of a code block that names its language: `language-move`. */
function languageOf(block: Element): string | undefined {
  const names = block.properties.className;
  return Array.isArray(names) ? names.map(String).find((name) => name.startsWith('language-')) : undefined;
}

function remove(tree: Root | Element, isUnwanted: (node: Nodes) => boolean): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isUnwanted(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Turns a highlighted block into plain code without removed lines, preceded by the file's path. */
function plainCode(block: Element): Element[] {
  remove(block, (node) => node.type === 'element' && node.tagName === 'del');
  const file = select('[data-file]', block);
  const lines = toString(select('pre', block) ?? block);
  const code = element('pre', [element('code', [text(`${lines}\n`)], languageOf(block))]);
  return file ? [element('p', [element('strong', [element('code', [text(toString(file))])])]), code] : [code];
}

/** Lists tab panels one below the other, each under its label. A panel may contain tabs, which are not those of this list. */
function plainTabs(tabs: Element): Element[] {
  const labels = selectAll(':scope > [role="tablist"] > [role="tab"]', tabs).map((tab) => toString(tab));
  return selectAll(':scope > * > [role="tabpanel"]', tabs).flatMap((panel, index) => [
    element('p', [element('strong', [text(labels[index] ?? '')])]),
    ...(panel.children as Element[]),
  ]);
}

/** A note under its kind and its title. */
function plainNote(note: Element, names: string[]): Element[] {
  const [heading, ...content] = note.children;
  const [, kind = ''] = names.map((name) => /^theme-admonition-(.+)/.exec(name)).find(Boolean) ?? [];
  const title = heading?.type === 'element' ? toString(heading) : '';
  const shown = kind.charAt(0).toUpperCase() + kind.slice(1);
  const label = title.toLowerCase() === kind ? shown : `${shown}: ${title}`;
  return [element('p', [element('strong', [text(label)])]), ...(content as Element[])];
}

/** A picture that is a part of the HTML has no address: its text alternative remains. */
const plainPicture = ({alt}: Element['properties']): Element[] =>
  typeof alt === 'string' && alt ? [element('em', [text(`Picture: ${alt}`)])] : [];

/** Adds the explanation of an abbreviation. */
function plainAbbreviation(node: Element): Element[] | undefined {
  const {title} = node.properties;
  return typeof title === 'string' && title
    ? [element('span', [...node.children, text(` (${title})`)])]
    : undefined;
}

/** Properties that are addresses. */
const ADDRESSES = ['href', 'src', 'poster', 'cite'] as const;

/** Gives an element what Markdown needs: complete addresses, and the alignment of a cell as a property. */
function complete({properties}: Element, pageUrl: string): void {
  for (const name of ADDRESSES) {
    const address = properties[name];
    if (typeof address === 'string') properties[name] = new URL(address, pageUrl).href;
  }
  const [, align] = /text-align:\s*(left|center|right)/.exec(String(properties.style)) ?? [];
  if (align) properties.align = align;
}

/** Rewrites components as HTML that has a Markdown counterpart. */
function simplify(tree: Root, pageUrl: string): void {
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const names = Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
    let replacement: Element[] | undefined;
    if (names.includes('theme-code-block')) replacement = plainCode(node);
    else if (names.includes('tabs-container')) replacement = plainTabs(node);
    else if (names.includes('theme-admonition')) replacement = plainNote(node, names);
    else if (node.tagName === 'abbr') replacement = plainAbbreviation(node);
    else if (node.tagName === 'img' && String(node.properties.src).startsWith('data:'))
      replacement = plainPicture(node.properties);
    else if (node.properties.role === 'img' && typeof node.properties.ariaLabel === 'string') {
      replacement = [element('p', [element('em', [text(`Diagram: ${node.properties.ariaLabel}`)])])];
    }
    if (!replacement) {
      complete(node, pageUrl);
      return undefined;
    }
    parent.children.splice(index, 1, ...replacement);
    return index;
  });
  const skipped = new Set<unknown>(selectAll(OMITTED, tree));
  // React separates texts by comments.
  remove(tree, (node) => skipped.has(node) || node.type === 'comment');
}

/** The article of a built page, without the sidebar, which is most of the HTML. */
export const articleOf = (html: string): string =>
  html.slice(Math.max(0, html.indexOf('<article')), html.lastIndexOf('</article>'));

/**
 * Converts a built page to a tree of Markdown. Its headings have the ids that they have on the page.
 * @param html the built page, or its article
 * @param pageUrl the page's public address, against which links are resolved
 * @throws Error when the page has no text
 */
export function toTree(html: string, pageUrl: string): MarkdownRoot {
  const tree = unified().use(rehypeParse).parse(html);
  const body = select('.theme-doc-markdown', tree);
  if (!body) throw new Error(`${pageUrl}: found no .theme-doc-markdown element to convert to Markdown.`);
  for (const [name, make] of Object.entries(foldedReferences))
    for (const place of selectAll(`[data-markdown-from="${name}"]`, body)) place.children = make();
  const page: Root = {type: 'root', children: [body]};
  simplify(page, pageUrl);
  const processor = unified().use(rehypeRemark, {
    handlers: {
      div(state, node: Element) {
        return references[String(node.properties.dataMarkdownFrom)]?.() ?? state.all(node);
      },
      h2: headingWithId,
      h3: headingWithId,
      h4: headingWithId,
      section: footnotesOrContent,
      sub: inHtml,
      sup: footnoteOrHtml,
    },
  });
  const markdown = processor.runSync(page);
  placeFootnotes(markdown);
  return markdown;
}

/** Markdown has no syntax of its own for these elements. */
function inHtml(state: HandlerState, node: Element): RootContent[] {
  const tag = (value: string) => ({type: 'html' as const, value});
  return [tag(`<${node.tagName}>`), ...state.all(node), tag(`</${node.tagName}>`)];
}

/** The name of a footnote from its id, or from a link to it. */
const footnoteName = (address: unknown): string =>
  /\bfn-(.+)$/.exec(decodeURIComponent(String(address)))?.[1] ?? '';

function footnoteOrHtml(state: HandlerState, node: Element): RootContent | RootContent[] {
  const link = select('a[data-footnote-ref]', node);
  if (!link) return inHtml(state, node);
  const name = footnoteName(link.properties.href);
  return {type: 'footnoteReference', identifier: name, label: name};
}

function footnotesOrContent(state: HandlerState, node: Element): RootContent[] {
  if (node.properties.dataFootnotes === undefined) return state.all(node);
  return selectAll('li[id]', node).map((item) => {
    remove(item, (each) => each.type === 'element' && each.properties.dataFootnoteBackref !== undefined);
    const name = footnoteName(item.properties.id);
    const children = state.all(item) as FootnoteDefinition['children'];
    return {type: 'footnoteDefinition', identifier: name, label: name, children};
  });
}

/** Moves each footnote below the paragraph that names it first, because sections of long pages are files of their own. */
function placeFootnotes(tree: MarkdownRoot): void {
  const notes = tree.children.filter((node) => node.type === 'footnoteDefinition');
  tree.children = tree.children.filter((node) => node.type !== 'footnoteDefinition');
  for (const note of notes) {
    const at = tree.children.findIndex((block) => {
      let isNamed = false;
      visit(block, 'footnoteReference', ({identifier}) => void (isNamed ||= identifier === note.identifier));
      return isNamed;
    });
    tree.children.splice(at < 0 ? tree.children.length : at + 1, 0, note);
  }
}

function headingWithId(state: HandlerState, node: Element): Heading {
  const {id} = node.properties;
  const children = state.all(node) as PhrasingContent[];
  const depth = Number(node.tagName.slice(1)) as Heading['depth'];
  return {type: 'heading', depth, children, ...(typeof id === 'string' && {data: {id}})};
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-', resourceLink: true});

/** Writes nodes as Markdown. */
export const stringify = (children: RootContent[]): string => writer.stringify({type: 'root', children});
