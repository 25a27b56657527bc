/** Path of a page's Markdown: `/nodes/full-node` → `/nodes/full-node.md`, the site's root → `/index.md`. */
export function markdownPath(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}${route || 'index'}.md`;
}

/**
 * Paths of the sections that the Markdown of a long page lists; see `plugins/markdown-pages/page-files.ts`.
 * @param path of the page's Markdown
 */
export function sectionPaths(markdown: string, path: string): string[] {
  const folder = path.replace(/\.md$/, '/');
  const listed = markdown.matchAll(/^ *- \[.+\]\(https?:\/\/[^/]+(\/\S+\.md)\) \([\d,]+ characters\)$/gm);
  return Array.from(listed, ([, section = '']) => section).filter((section) => section.startsWith(folder));
}
