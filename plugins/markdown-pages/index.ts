import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {markdownPath} from '../../src/components/PageActions/markdownPath';
import {product} from '../../src/site/product';
import {docsVersion} from '../../lib/docs-version';
import {cachedText, codeVersion} from '../../lib/disk-cache';
import {articleOf, toMarkdown} from './convert';
import {inReadingOrder, sectionOf, sectionsOf} from '../../markdown/sections';
import {llmsFull, llmsIndex, type MarkdownPage} from './llms';
import {referencesIn} from './references';

/**
 * Writes each page as Markdown next to its HTML, and `llms.txt` and `llms-full.txt` at the root, for programs. The text
 * is converted from the built page, so it contains the output of components and the proven code.
 */
export default function markdownPages({siteConfig, baseUrl}: LoadContext): Plugin {
  let version: LoadedVersion;
  return {
    name: 'markdown-pages',
    allContentLoaded({allContent}) {
      version = docsVersion(allContent);
    },
    async postBuild({outDir}) {
      const title = `${product.name} ${product.siteTitle}`;
      const pages: MarkdownPage[] = [];
      const sections = sectionsOf(version.sidebars);
      for (const doc of inReadingOrder(version.docs, sections)) {
        const url = new URL(applyTrailingSlash(doc.permalink, siteConfig), siteConfig.url).href;
        const file = markdownPath(doc.permalink, baseUrl).slice(baseUrl.length);
        const html = path.join(outDir, file.replace(/\.md$/, '.html'));
        const indexHtml = path.join(outDir, file.replace(/\.md$/, ''), 'index.html');
        const built = await readFile(html, 'utf8').catch(() => readFile(indexHtml, 'utf8'));
        const article = articleOf(built);
        const code = codeVersion('plugins/markdown-pages/convert.ts', 'plugins/markdown-pages/references.ts');
        const inputs = [code, article, url, ...referencesIn(article)];
        const text = cachedText('markdown-pages', inputs, () => toMarkdown(article, url));
        // The title goes before the description, so it is removed from the text below.
        const body = text.replace(/^# .*\n+/, '');
        const markdown = `# ${doc.title}\n\n> ${doc.description}\n>\n> Source: ${url}\n\n${body}`;
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, markdown);
        pages.push({
          title: doc.title,
          description: doc.description,
          url: new URL(`${baseUrl}${file}`, siteConfig.url).href,
          section: sectionOf(doc.id, sections),
          markdown,
        });
      }
      await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(title, siteConfig.tagline, pages));
      await writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(pages));
    },
  };
}
