import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {AcceptedPlugin, Root} from 'postcss';

const FRAMEWORK = /[\\/]node_modules[\\/]infima[\\/]/;

/** Sources that may use the framework's classes or variables: this site's code and the theme's. */
const SOURCES = [
  'docusaurus.config.ts',
  'src/**/*.{ts,tsx,css}',
  'node_modules/@docusaurus/{theme-classic,theme-common,plugin-content-docs}/lib/**/*.{js,css}',
  // Features that this site does not use.
  '!node_modules/@docusaurus/theme-classic/lib/theme/{Blog,DocCard,DocCategory,DocTag,DocsVersion,Footer,Tag}*/**',
  'node_modules/@docusaurus/core/lib/client/**/*.{js,css}',
  'node_modules/@docsearch/css/dist/modal.css',
];

/** Elements that Markdown and browsers create, so that the sources may not name them. */
const ELEMENTS =
  'html body a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i img input kbd li ol p pre s strong sub sup ' +
  'section table tbody td tfoot th thead tr ul';

/**
 * Removes the rules and variables of a style sheet whose names do not occur in the sources. Class names that are
 * composed at run time are not found.
 */
export async function purge(css: string, sources: string): Promise<string> {
  // Imported on demand: the development server does not purge, and starts faster without it.
  const {PurgeCSS} = await import('purgecss');
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: sources, extension: 'txt'}],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    variables: true,
    safelist: {standard: ELEMENTS.split(' '), variables: sources.match(/--[\w-]+/g) ?? []},
  });
  return purged?.css ?? css;
}

/** PostCSS plugin that purges Infima, which the theme imports as a whole. */
export function purgeFramework(siteDir: string): AcceptedPlugin {
  return {
    postcssPlugin: 'purge-framework',
    async Once(root: Root, {postcss, result}) {
      if (!FRAMEWORK.test(root.source?.input.file ?? '')) return;
      const files = await Globby(SOURCES, {cwd: siteDir, absolute: true});
      const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const css = await purge(root.toString(), sources.join('\n'));
      root.removeAll().append(postcss.parse(css).nodes);
      // Invalidates the bundler's cache, because a changed source may use more classes.
      result.messages.push({
        type: 'dir-dependency',
        plugin: 'purge-framework',
        dir: path.join(siteDir, 'src'),
      });
    },
  };
}
