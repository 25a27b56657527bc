import {relative} from 'node:path';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, FasterConfig} from '@docusaurus/types';
import {parseFrontMatter} from './cedra/pages/reading-time';
import {plugins} from './plugins';
import {docsPlugins, markdownPlugins} from './plugins/mdx';
import {readEnvironment} from './src/site/environment';
import {frontMatterProblems} from './cedra/pages/frontMatter';
import {links} from './src/site/links';
import {announcementBar, navbar} from './src/site/navbar';
import {product} from './src/site/product';
import {readSearchCredentials, searchSettings} from './src/site/search';

try {
  process.loadEnvFile('.env');
} catch (error) {
  // A missing .env is normal.
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

const environment = readEnvironment(process.env);
const baseUrl = environment.baseUrl ?? product.baseUrl;
const credentials = readSearchCredentials(process.env);

/** The development server and the tests have the gallery, which shows all components in all their states. */
const hasGallery = process.env.NODE_ENV === 'development' || process.env.GALLERY === 'true';

const presetOptions = {
  docs: {
    routeBasePath: '/',
    ...docsPlugins,
    sidebarPath: './sidebars.ts',
    editUrl: links.editDocs,
    showLastUpdateTime: true,
    breadcrumbs: true,
    sidebarCollapsible: true,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
  },
  blog: false,
  pages: hasGallery && {path: 'src/gallery', routeBasePath: '/gallery', ...markdownPlugins},
  theme: {
    customCss: [
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/custom.css',
      './src/css/code.css',
      './src/css/print.css',
    ],
  },
  sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: [`${baseUrl}search`]},
} satisfies PresetOptions;

const themeConfig = {
  navbar,
  announcementBar: announcementBar(baseUrl),
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  image: 'img/social-card.png',
  metadata: [
    {name: 'twitter:card', content: 'summary_large_image'},
    {property: 'og:site_name', content: `${product.name} ${product.siteTitle}`},
    {property: 'og:type', content: 'website'},
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {property: 'og:image:alt', content: `${product.name} ${product.siteTitle}`},
  ],
  algolia: {
    // The theme requires credentials; these placeholders select the embedded engine.
    appId: credentials?.appId ?? 'embedded',
    apiKey: credentials?.apiKey ?? 'embedded',
    indexName: credentials?.indexName ?? searchSettings.indexName,
    contextualSearch: searchSettings.contextualSearch,
    externalUrlRegex: searchSettings.externalUrlRegex,
    replaceSearchResultPathname: searchSettings.replaceSearchResultPathname,
    searchPagePath: searchSettings.searchPagePath,
  },
  // `plugins/mdx/rehype/highlight-code.ts` highlights code; without this line the browser loads the theme's unused palette.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

const config: Config = {
  title: product.siteTitle,
  titleDelimiter: product.titleDelimiter,
  tagline: product.tagline,
  url: environment.url ?? product.url,
  baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  noIndex: environment.noIndex,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    async parseFrontMatter(page) {
      const {frontMatter} = await page.defaultParseFrontMatter(page);
      // Only builds reject bad front matter; in development, `npm run check` reports it. Names of partials begin with `_`.
      const isChecked =
        process.env.NODE_ENV === 'production' && !/[/\\]_/.test(relative(__dirname, page.filePath));
      const problems = isChecked ? frontMatterProblems(frontMatter) : [];
      if (problems.length > 0) throw new Error(`${page.filePath}: ${problems.join('; ')}`);
      return parseFrontMatter(page);
    },
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  },
  future: {
    v4: true,
    faster: {
      // Off: `webpack.jsLoader` below selects SWC, because this flag would warn about babel.config.js.
      swcJsLoader: false,
      swcJsMinimizer: true,
      // Off: it turns `&amp;vector&lt;u64&gt;` into `&vector<u64>`, which browsers parse as a tag.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // Not for builds: a file that is saved during a build would keep its old text in the next one.
      rspackPersistentCache: process.env.NODE_ENV === 'development',
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    } satisfies FasterConfig,
  },
  webpack: {
    jsLoader: (isServer) => ({
      loader: 'builtin:swc-loader',
      options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
    }),
  },
  clientModules: [
    require.resolve('./src/client/inputMethods.ts'),
    require.resolve('./src/client/backCloses.ts'),
    require.resolve('./src/client/copyHeadingLinks.ts'),
    require.resolve('./src/client/currentEntry.ts'),
    require.resolve('./src/client/currentSection.ts'),
    require.resolve('./src/client/focusAfterNavigation.ts'),
    require.resolve('./src/client/keptPosition.ts'),
    require.resolve('./src/client/openDetailsForPrint.ts'),
    require.resolve('./src/client/movedNodes.ts'),
    require.resolve('./src/client/openAgain.ts'),
    require.resolve('./src/client/restoredTab.ts'),
    require.resolve('./src/client/systemTab.ts'),
  ],
  plugins: plugins(environment, credentials?.appId),
  presets: [['classic', presetOptions]],
  themeConfig,
  customFields: {searchEngine: credentials ? 'algolia' : 'embedded', networks: environment.run},
};

export default config;
