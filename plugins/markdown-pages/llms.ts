/** A page of the machine-readable files. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Address of its Markdown. */
  url: string;
  section: string;
  markdown: string;
}

/** `llms.txt`: all pages by section, in the format of llmstxt.org. */
export function llmsIndex(title: string, tagline: string, pages: readonly MarkdownPage[]): string {
  const sections = new Map<string, MarkdownPage[]>();
  for (const page of pages) sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  const lists = [...sections].map(
    ([section, members]) =>
      `## ${section}\n\n${members.map((page) => `- [${page.title}](${page.url}): ${page.description}`).join('\n')}\n`,
  );
  return `# ${title}\n\n> ${tagline}\n\n${lists.join('\n')}`;
}

/** `llms-full.txt`: every page in one file. */
export function llmsFull(pages: readonly MarkdownPage[]): string {
  return pages.map(({markdown}) => markdown.trim()).join('\n\n---\n\n') + '\n';
}
