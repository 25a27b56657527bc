import type {IncomingMessage, ServerResponse} from 'node:http';
import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex, type PageRecord} from '@cedra-docs/search/build';
import {docsVersion} from '../../lib/docs-version';
import {INDEX_FOLDER, CURRENT_INDEX_FILE, type IndexManifest} from '../../src/search-ui/manifest';
import {currentIndex} from './development';
import {readPages} from './pages';
import {pageSources} from './sources';
import {readWords} from './words';

const NAME = 'search-index';

/** The index of a production build; the content of its files is on disk. */
export interface SearchContent {
  /** Name of the file to load first. */
  root: string;
  files: string[];
  /** The pages of the index, for other plugins. */
  pages: PageRecord[];
}

interface DevServer {
  app: {
    use(
      path: string,
      handler: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
    ): void;
  };
}

/** Throws when the pages of the index are not the pages of the site. */
function compareRoutes(searched: readonly string[], permalinks: readonly string[], baseUrl: string): void {
  const bare = (route: string) => route.replace(/(?<=.)\/$/u, '');
  const routes = permalinks.map(bare).sort();
  const expected = searched.map((route) => bare(path.posix.join(baseUrl, route))).sort();
  if (routes.join('\n') === expected.join('\n')) return;
  const missing = routes.filter((route) => !expected.includes(route));
  const extra = expected.filter((route) => !routes.includes(route));
  throw new Error(
    `The search index and the site differ: not indexed ${missing.join(', ') || 'none'}; unknown ${extra.join(', ') || 'none'}.`,
  );
}

/**
 * Builds the search index from the documents: in production as files of the site, in development on demand, because
 * authors save more often than they search.
 */
export default function searchIndex({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const sources = pageSources(siteDir);
  const folder = path.join(generatedFilesDir, NAME, 'files');
  const isDevelopment = process.env.NODE_ENV === 'development';

  return {
    name: NAME,

    async loadContent(): Promise<SearchContent | undefined> {
      if (isDevelopment) return undefined;
      const pages = await readPages(sources);
      const {root, files} = buildIndex(pages, readWords(sources.wordsFile));
      await mkdir(folder, {recursive: true});
      // One by one: a process may not open thousands of files at once.
      for (const {name, data} of files) await writeFile(path.join(folder, name), data);
      return {root, files: files.map(({name}) => name), pages};
    },

    async allContentLoaded({allContent, actions}) {
      const own = allContent[NAME]?.default as SearchContent | undefined;
      const permalinks = docsVersion(allContent).docs.map(({permalink}) => permalink);
      if (own)
        compareRoutes(
          own.pages.map((page) => page.path),
          permalinks,
          baseUrl,
        );
      // In development, a name for the current root file, which changes with each edit: an open search then loads it.
      const root = own?.root ?? `edited-${Date.now()}.bin`;
      await actions.createData('manifest.json', {root} satisfies IndexManifest);
    },

    // Docusaurus merges this into the configuration of its development server, but its types lack the property.
    configureWebpack: () =>
      ({
        devServer: {
          setupMiddlewares(_middlewares: unknown, {app}: DevServer) {
            app.use(baseUrl, currentIndex(sources));
            // The result is added to the middlewares of Docusaurus.
            return [];
          },
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    async postBuild({outDir, content}) {
      const {root, files} = content as SearchContent;
      const target = path.join(outDir, INDEX_FOLDER);
      await rm(target, {recursive: true, force: true});
      await mkdir(target, {recursive: true});
      for (const file of files) await copyFile(path.join(folder, file), path.join(target, file));
      await writeFile(path.join(outDir, CURRENT_INDEX_FILE), JSON.stringify({root} satisfies IndexManifest));
    },
  };
}
