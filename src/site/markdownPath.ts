/** Path of a page's Markdown: `/nodes/full-node` → `/nodes/full-node.md`, the site's root → `/index.md`. */
export function markdownPath(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}${route || 'index'}.md`;
}

/** Path or address of the whole page, which a long page has beside its Markdown: `/move/errors.md` → `/move/errors.txt`. */
export const wholePath = (markdown: string): string => markdown.replace(/\.md$/, '.txt');
