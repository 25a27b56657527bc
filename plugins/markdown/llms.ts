import {toolCommand} from '../../src/site/product';

/** A page of the machine-readable files. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Address of its Markdown. */
  url: string;
  category: string;
  /** The whole page. */
  markdown: string;
}

/** The pages of each category, in reading order. */
function byCategory(pages: readonly MarkdownPage[]): Map<string, MarkdownPage[]> {
  const categories = new Map<string, MarkdownPage[]>();
  for (const page of pages) categories.set(page.category, [...(categories.get(page.category) ?? []), page]);
  return categories;
}

/** File of a category's pages: "SDKs and CLI" → `llms-full/sdks-and-cli.txt`. */
const fullFile = (category: string): string => `llms-full/${category.toLowerCase().replace(/\W+/g, '-')}.txt`;

/**
 * `llms.txt`: all pages by category, in the format of llmstxt.org.
 * @param site public address of the site, with a slash at the end
 */
export function llmsIndex(
  site: string,
  title: string,
  tagline: string,
  pages: readonly MarkdownPage[],
): string {
  const lists = [...byCategory(pages)].map(([category, members]) =>
    [
      `## ${category}\n`,
      ...members.map((page) => `- [${page.title}](${page.url}): ${page.description}`),
      `- [All pages of "${category}" in one file](${site}${fullFile(category)})\n`,
    ].join('\n'),
  );
  const notes = [
    `Instructions for coding assistants: [agents.md](${site}agents.md). The proof of each block of code as data: \`${site}proof/blocks.jsonl\` (2 MB), [schema](${site}proof/schema.json).`,
    'The Markdown of a long page lists its sections, each of which is a file.',
    `Search, proven examples and checks of commands, queries and calls, offline: \`${toolCommand(site)} help\`, or \`mcp\` in place of \`help\` as an MCP server.`,
  ];
  return `# ${title}\n\n> ${tagline}\n\n${notes.join('\n\n')}\n\n${lists.join('\n')}`;
}

/** The files with all pages of a category, by their paths. */
export const llmsFull = (pages: readonly MarkdownPage[]): [path: string, text: string][] =>
  [...byCategory(pages)].map(([category, members]) => [
    fullFile(category),
    `${members.map(({markdown}) => markdown.trim()).join('\n\n---\n\n')}\n`,
  ]);
