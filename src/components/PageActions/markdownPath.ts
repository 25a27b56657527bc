/** Path of a page's Markdown: `/nodes/full-node` → `/nodes/full-node.md`, the site's root → `/index.md`. */
export function markdownPath(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}${route || 'index'}.md`;
}
