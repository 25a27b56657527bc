import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {AcceptedPlugin, Root} from 'postcss';

const FRAMEWORK = /[\\/]node_modules[\\/]infima[\\/]/;

/** What can ask for one of the framework's classes or variables: this site's code, and the theme's. */
const SOURCES = [
  'docusaurus.config.ts',
  'src/**/*.{ts,tsx,css}',
  'node_modules/@docusaurus/{theme-classic,theme-common,plugin-content-docs}/lib/**/*.{js,css}',
  // What this site has none of.
  '!node_modules/@docusaurus/theme-classic/lib/theme/{Blog,DocCard,DocCategory,DocTag,DocsVersion,Footer,Tag}*/**',
  'node_modules/@docusaurus/core/lib/client/**/*.{js,css}',
  'node_modules/@docsearch/css/dist/modal.css',
];

/** Elements that Markdown and browsers make without a word in the sources. */
const ELEMENTS =
  'html body a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i img input kbd li ol p pre s strong sub sup ' +
  'section table tbody td tfoot th thead tr ul';

/**
 * Takes the rules and variables out of a style sheet that no word of the sources asks for. A word is enough: a class
 * that is put together from pieces is not found.
 */
export async function purge(css: string, sources: string): Promise<string> {
  // Here, so that the development server, which purges nothing, starts without it.
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

/** PostCSS plugin: purges Infima, of which the theme loads everything. */
export function purgeFramework(siteDir: string): AcceptedPlugin {
  return {
    postcssPlugin: 'purge-framework',
    async Once(root: Root, {postcss, result}) {
      if (!FRAMEWORK.test(root.source?.input.file ?? '')) return;
      const files = await Globby(SOURCES, {cwd: siteDir, absolute: true});
      const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const css = await purge(root.toString(), sources.join('\n'));
      root.removeAll().append(postcss.parse(css).nodes);
      // A changed source may ask for more: the bundler's cache has to know.
      result.messages.push({
        type: 'dir-dependency',
        plugin: 'purge-framework',
        dir: path.join(siteDir, 'src'),
      });
    },
  };
}
