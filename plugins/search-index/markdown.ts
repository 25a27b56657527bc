import {readFileSync} from 'node:fs';
import {chunkTexts, type SectionRecord} from '@cedra-docs/search/build';
import {createSlugger, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Code, Heading, ListItem, Nodes, Parents} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {headingId, metaValue, parseFenceMeta} from '@cedra-docs/proof/build';
import {importedPartials, parseTree} from '../../cedra/pages/page';
import {expandData} from '../mdx/expand-data';
import type {SearchSection} from '../../lib/page-nodes';

interface FrontMatter {
  title: string;
  description: string;
  sidebar_label?: string;
  slug?: string;
}

export interface ParsedPage {
  frontMatter: FrontMatter;
  /** The first section is the text above the first heading. */
  sections: SectionRecord[];
  links: PageLink[];
}

export interface PageLink {
  /** As in the source: `/move/modules#upgrade`. */
  url: string;
  /** The text of its table row or list item, otherwise the link text. */
  text: string;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes of components that are visible text. */
const VISIBLE_ATTRIBUTES = ['title', 'label', 'caption', 'alt', 'method', 'path'];
/** The id of the section about errors on each page. */
const TROUBLE = 'if-it-goes-wrong';
/** A row or an item with a link describes its target. */
const DESCRIBES_LINK = new Set(['tableRow', 'listItem']);

/** Hashes, keys and signatures: each would be a term that nobody searches for. */
const OPAQUE = /^(?:0x)?[0-9a-f]{17,}$/iu;
const NOTHING = /^(?:\d{1,2}|\p{L})$/u;

const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Collects text below the current heading. */
class Collector {
  readonly sections: SectionRecord[];
  readonly links: PageLink[] = [];
  private prose: string[] = [];
  private code = new Set<string>();
  private readonly slugger = createSlugger();
  private around?: Parents;
  /** MDX files that the current document imports, by the name of the component. */
  private partials: ReadonlyMap<string, string> = new Map();

  constructor(title: string) {
    this.sections = [{anchor: '', heading: title, depth: 1, content: '', code: ''}];
  }

  close(): void {
    const section = this.sections.at(-1) as SectionRecord;
    section.content = spaced(this.prose.join(''));
    section.code = [...this.code].join(' ');
    this.prose = [];
    this.code = new Set();
  }

  private open(anchor: string, heading: string, depth: number): void {
    this.close();
    this.sections.push({anchor, heading: spaced(heading), depth, content: '', code: ''});
    if (anchor === TROUBLE) (this.sections.at(-1) as SectionRecord).entry = 'trouble';
  }

  private heading(node: Heading): void {
    const text = toString(node.children.filter(({type}) => type !== 'mdxTextExpression'));
    this.open(headingId(node) ?? this.slugger.slug(text), text, node.depth);
  }

  /** An error in a list is the heading of the text about it. */
  private item({children}: ListItem): void {
    const {anchor, depth} = this.sections.at(-1) as SectionRecord;
    const [message, ...rest] = children;
    if (anchor !== TROUBLE || !message || rest.length === 0) return;
    this.open(anchor, toString(message), Math.min(depth, 3) + (depth === 2 ? 1 : 0));
  }

  private codeBlock({lang, meta, value}: Code): void {
    const words = parseFenceMeta(meta ?? '');
    if (lang === 'mermaid') this.prose.push(` ${metaValue(words, 'alt') ?? ''} `);
    else this.addCode(`${metaValue(words, 'title') ?? ''} ${value}`);
  }

  /** Adds the words of a text that readers may search for. */
  private addCode(text: string): void {
    for (const word of chunkTexts(text)) if (!OPAQUE.test(word) && !NOTHING.test(word)) this.code.add(word);
  }

  private element(node: JsxElement): void {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (VISIBLE_ATTRIBUTES.includes(attribute.name)) this.prose.push(` ${attribute.value} `);
    }
    if (!node.name) return;
    const partial = this.partials.get(node.name);
    if (partial !== undefined) this.read(readFileSync(partial, 'utf8'), partial);
  }

  private section({anchor, heading, depth, content = '', code = '', ...kind}: SearchSection): void {
    this.open(anchor, heading, depth);
    Object.assign(this.sections.at(-1) as SectionRecord, kind);
    this.prose.push(`${content} `);
    this.addCode(code);
  }

  read(source: string, file: string): void {
    const outer = this.partials;
    const tree = expandData(parseTree(source, file));
    this.partials = importedPartials(tree, file);
    this.visit(tree);
    this.partials = outer;
  }

  private visit(node: Nodes): void {
    if (node.data?.isUnsearched) return;
    if (node.data?.section) this.section(node.data.section);
    switch (node.type) {
      case 'heading':
        if (!node.data?.section) this.heading(node);
        return;
      case 'listItem':
        this.item(node);
        break;
      case 'code':
        this.codeBlock(node);
        return;
      case 'text':
      case 'inlineCode':
        this.prose.push(node.value);
        return;
      case 'image':
        this.prose.push(` ${node.alt ?? ''} `);
        return;
      case 'break':
        this.prose.push(' ');
        return;
      case 'textDirective':
        // The parser takes `:8080` in `127.0.0.1:8080` for a directive.
        this.prose.push(`:${node.name}`);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.element(node);
        break;
    }
    if ('children' in node) this.children(node);
  }

  private children(node: Parents): void {
    const outer = this.around;
    if (node.type === 'link') this.links.push({url: node.url, text: toString(outer ?? node)});
    else if (DESCRIBES_LINK.has(node.type)) this.around = node;
    for (const child of node.children) this.visit(child);
    this.around = outer;
    if (!INLINE.has(node.type)) this.prose.push(' ');
  }
}

const INLINE = new Set([
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'textDirective',
  'mdxJsxTextElement',
]);

/**
 * Parses the MDX of a page into one record for each heading.
 * @throws Error that names the file when the front matter lacks a title.
 */
export async function parseSections(source: string, file: string): Promise<ParsedPage> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const {title, description, sidebar_label: label, slug} = frontMatter as Partial<FrontMatter>;
  if (!title) throw new Error(`${file} has no title in its front matter.`);
  const collector = new Collector(title);
  collector.read(source, file);
  collector.close();
  return {
    frontMatter: {title, description: description ?? '', sidebar_label: label, slug},
    sections: collector.sections,
    links: collector.links,
  };
}
