import type {Root} from 'mdast';
import {cliName, sdkName} from '../../lib/proof-levels';
import type {PageReceipt} from '../../lib/receipts';
import {splitPage} from './split';

interface Page {
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
function proofNote({receipt}: Page): string {
  if (!receipt) return 'The code of this page has not been proven.';
  const {date, tools, framework} = receipt;
  const names = [
    `${cliName(tools)} (commit ${tools.commit})`,
    sdkName(tools),
    ...(framework === undefined ? [] : [`cedra-framework ${framework}`]),
  ];
  return `Proven on ${date} with ${names.join(', ')}; a line below each block says how. In outputs, \`‹…›\` stands for a value that differs in each run, and \`…\` for text left out.`;
}

const quoted = (...lines: string[]): string => lines.map((line) => `> ${line}`).join('\n>\n');

/**
 * The Markdown of a page: one file, or for a long page an index and a file for each section.
 * @param tree the page; the first heading is its title
 * @returns the texts, by the part of the file's name after that of the page: '' and `/<id of the section>`
 */
export function pageFiles(tree: Root, page: Page): Map<string, string> {
  const {title, description, url, markdownUrl, indexUrl} = page;
  const children = tree.children.filter((node) => node.type !== 'heading' || node.depth > 1);
  const {before, sections} = splitPage({type: 'root', children});
  const written = sections.filter(({markdown}) => markdown !== '');
  const addressOf = (id: string): string => `${markdownUrl.replace(/\.md$/, '')}/${id}.md`;
  const list = sections.map(({id, title, depth, markdown}) => {
    const size = `(${markdown.length.toLocaleString('en')} characters)`;
    return `${'  '.repeat(depth)}- ${markdown === '' ? title : `[${title}](${addressOf(id)}) ${size}`}`;
  });
  const head = quoted(description, `Source: ${url}. All pages: ${indexUrl}`, proofNote(page));
  const index =
    list.length > 0 ? `\nThis page is long, so each section is a file:\n\n${list.join('\n')}\n` : '';
  const files = new Map([['', `# ${title}\n\n${head}\n\n${before}${index}`]]);
  for (const {id, title: name, markdown} of written) {
    if (files.has(`/${id}`)) throw new Error(`${url}: two sections have the id "${id}".`);
    const place = quoted(`Section of [${title}](${markdownUrl}). Source: ${url}#${id}`, proofNote(page));
    files.set(`/${id}`, `# ${name}\n\n${place}\n\n${markdown}`);
  }
  return files;
}
