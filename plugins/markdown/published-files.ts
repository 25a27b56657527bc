import type {Root} from 'mdast';
import {exactTools} from '../../cedra/marks/marks';
import type {PageReceipt} from '../../cedra/receipts/receipts';
import {wholePath} from '../../src/site/markdownPath';
import {splitPage} from './split';

interface MarkdownHead {
  title: string;
  description: string;
  /** Public address of the page. */
  url: string;
  /** Public address of its Markdown. */
  markdownUrl: string;
  /** Public address of `llms.txt`. */
  indexUrl: string;
  receipt?: PageReceipt;
}

/** What the lines below the blocks and the placeholders in outputs mean. */
function proofNote({receipt}: MarkdownHead): string {
  if (!receipt) return 'The code of this page has not been proven.';
  const {date, tools, framework} = receipt;
  return `Proven on ${date} with ${exactTools(tools, framework)}; a line below each block says how. In outputs, \`‹…›\` stands for a value that differs in each run, and \`…\` for text left out.`;
}

const quoted = (...lines: string[]): string => lines.map((line) => `> ${line}`).join('\n>\n');

interface PageFiles {
  /** The page, or for a long page its text before the first section and a list of the sections. */
  page: string;
  /** The sections of a long page by their ids. */
  sections: Map<string, string>;
  /** The page and its sections, one below the other. */
  whole: string;
}

/**
 * The Markdown of a page, in files that assistants read to their end.
 * @param tree the page; the first heading is its title
 * @throws Error when two sections have the same id
 */
export function pageFiles(tree: Root, page: MarkdownHead): PageFiles {
  const {title, description, url, markdownUrl, indexUrl} = page;
  const children = tree.children.filter((node) => node.type !== 'heading' || node.depth > 1);
  const {whole, before, sections} = splitPage({type: 'root', children});
  const list = sections.map(({id, title: name, depth, markdown}) => {
    const address = `${markdownUrl.replace(/\.md$/, '')}/${id}.md`;
    const size = `(${markdown.length.toLocaleString('en')} characters)`;
    return `${'  '.repeat(depth)}- ${markdown === '' ? name : `[${name}](${address}) ${size}`}`;
  });
  const index =
    list.length > 0
      ? `\nThis page is long, so each section is a file; all of them are [in one file](${wholePath(markdownUrl)}):\n\n${list.join('\n')}\n`
      : '';
  const note = proofNote(page);
  const head = `# ${title}\n\n${quoted(description, `Source: ${url}. All pages: ${indexUrl}`, note)}\n\n`;
  const files = new Map<string, string>();
  for (const {id, anchor, title: name, markdown} of sections.filter((section) => section.markdown !== '')) {
    if (files.has(id)) throw new Error(`${url}: two sections have the id "${id}".`);
    const source = anchor === undefined ? url : `${url}#${anchor}`;
    const place = quoted(`Section of [${title}](${markdownUrl}). Source: ${source}`, note);
    files.set(id, `# ${name}\n\n${place}\n\n${markdown}`);
  }
  return {page: head + before + index, sections: files, whole: head + whole};
}
