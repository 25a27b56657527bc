import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];
import {markdownPath} from '../../src/components/PageActions/markdownPath';
import {toMarkdown} from './convert';
import {llmsFull, llmsIndex, type MarkdownPage} from './llms';

function contains(item: SidebarItem, id: string): boolean {
  if (item.type === 'doc') return item.id === id;
  if (item.type !== 'category') return false;
  return (
    (item.link?.type === 'doc' && item.link.id === id) || item.items.some((child) => contains(child, id))
  );
}

/** The first-level category of each page; a page in none belongs to the start. */
function sectionOf(version: LoadedVersion, id: string): string {
  const items = Object.values(version.sidebars).flat();
  const category = items.find((item) => item.type === 'category' && contains(item, id));
  return category?.type === 'category' ? category.label : 'Start here';
}

/**
 * Writes each page as Markdown beside its HTML, and `llms.txt` and `llms-full.txt` at the root, for readers that
 * are programs. The text comes from the built page, so it has what components render, and the code that was proven.
 */
export default function markdownPages({siteConfig, baseUrl}: LoadContext): Plugin {
  let version: LoadedVersion | undefined;
  return {
    name: 'markdown-pages',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      version = docs?.loadedVersions[0];
    },
    async postBuild({outDir}) {
      if (!version) throw new Error('markdown-pages: the docs plugin has loaded no version.');
      const pages: MarkdownPage[] = [];
      for (const doc of version.docs) {
        const url = new URL(doc.permalink, siteConfig.url).href;
        const file = markdownPath(doc.permalink, baseUrl).slice(baseUrl.length);
        const html = path.join(outDir, file.replace(/\.md$/, '.html'));
        const indexHtml = path.join(outDir, file.replace(/\.md$/, ''), 'index.html');
        const built = await readFile(html, 'utf8').catch(() => readFile(indexHtml, 'utf8'));
        const markdown = `# ${doc.title}\n\n> ${doc.description}\n>\n> Source: ${url}\n\n${await toMarkdown(built, url)}`;
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, markdown);
        pages.push({
          title: doc.title,
          description: doc.description,
          url: new URL(`${baseUrl}${file}`, siteConfig.url).href,
          section: sectionOf(version, doc.id),
          markdown,
        });
      }
      await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(siteConfig.title, siteConfig.tagline, pages));
      await writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(pages));
    },
  };
}
