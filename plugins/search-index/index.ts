import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex, type BuiltIndex} from '../../src/search/engine/build';
import {fileNameOf, INDEX_FOLDER, PRESENT_INDEX, type Manifest} from '../../src/search/manifest';
import {readPages} from './pages';
import {pageSources} from './sources';
import {buildTools} from './tools';

const NAME = 'search-index';

interface Content {
  index: BuiltIndex;
  paths: string[];
}

/** Fails when the pages that are searched are not the pages of the site. */
function compareRoutes(
  searched: readonly string[],
  versions: readonly LoadedVersion[],
  baseUrl: string,
): void {
  const bare = (route: string) => route.replace(/(?<=.)\/$/u, '');
  const routes = versions.flatMap((version) => version.docs.map(({permalink}) => bare(permalink))).sort();
  const expected = searched.map((route) => bare(path.posix.join(baseUrl, route))).sort();
  if (routes.join('\n') === expected.join('\n')) return;
  const missing = routes.filter((route) => !expected.includes(route));
  const extra = expected.filter((route) => !routes.includes(route));
  throw new Error(
    `The search index and the site differ: not searched ${missing.join(', ') || 'none'}; unknown ${extra.join(', ') || 'none'}.`,
  );
}

/** Builds the search index from the documents, for the build and, after every edit, for the development server. */
export default function searchIndex({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const sources = pageSources(siteDir);
  const folder = path.join(generatedFilesDir, NAME, 'files');

  return {
    name: NAME,
    getPathsToWatch: () => [
      path.join(sources.docsDir, '**/*.{md,mdx}'),
      path.join(siteDir, 'src/glossary/*.ts'),
    ],

    async loadContent() {
      const pages = await readPages(sources);
      return {index: buildIndex(pages, buildTools), paths: pages.map((page) => page.path)};
    },

    async contentLoaded({content, actions}) {
      const {index} = content as Content;
      await mkdir(folder, {recursive: true});
      // One by one: a thousand pages have more files than a process may have open.
      for (const {name, kind, data} of index.files) {
        await writeFile(path.join(folder, fileNameOf(name, kind)), data);
      }
      await actions.createData('manifest.json', {root: index.root} satisfies Manifest);
    },

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        {loadedVersions: LoadedVersion[]} | undefined;
      const own = allContent[NAME]?.default as Content | undefined;
      if (docs && own) compareRoutes(own.paths, docs.loadedVersions, baseUrl);
    },

    // Docusaurus merges this into its development server; its types leave the property out.
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: folder, publicPath: `${baseUrl}${INDEX_FOLDER}`, watch: false}]},
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    async postBuild({outDir, content}) {
      const {index} = content as Content;
      const target = path.join(outDir, INDEX_FOLDER);
      await rm(target, {recursive: true, force: true});
      await mkdir(target, {recursive: true});
      for (const {name, kind} of index.files) {
        const file = fileNameOf(name, kind);
        await copyFile(path.join(folder, file), path.join(target, file));
      }
      await writeFile(
        path.join(outDir, PRESENT_INDEX),
        JSON.stringify({root: index.root} satisfies Manifest),
      );
    },
  };
}
