import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleWorker, frameDocument} from '@cedra-docs/sandbox/build';
import {loadPage} from '../../cedra/pages/page';
import {findPages} from '../../cedra/pages/files';
import {isProgram, programName, programsOf} from '../../cedra/programs/programs';
import type {ProgramDetails} from '../../src/programs/Runner/programDetails';
import {FRAME} from '../../cedra/programs/names';
import type {Network} from '../../cedra/networks/model';
import {bundleIndexer, bundleSdk} from './bundle';

/** The part of the bundler that is used here. */
interface Compiler {
  webpack: {sources: {RawSource: new (text: string) => object}};
  hooks: {thisCompilation: {tap: (name: string, handler: (compilation: Compilation) => void) => void}};
}
interface Compilation {
  hooks: {processAssets: {tap: (name: string, handler: () => void) => void}};
  emitAsset: (name: string, source: object) => void;
}

/**
 * Lets readers run programs in the page. Writes the document of the sandbox, and the data that the browser loads on
 * demand: the programs with the files that they import, the worker that runs them, and the packages that they import.
 * Without a configured network it only keeps the editor out of the browser build.
 */
export default function programsPlugin({siteDir}: LoadContext, networks: readonly Network['id'][]): Plugin {
  const isOn = networks.length > 0;
  return {
    name: 'programs',
    loadContent: frameDocument,

    async contentLoaded({actions}) {
      if (!isOn) return;
      await actions.createData('worker.json', JSON.stringify(await bundleWorker()));
      await actions.createData('sdk.json', JSON.stringify(await bundleSdk(siteDir)));
      await actions.createData('indexer.json', JSON.stringify(await bundleIndexer(siteDir)));
    },

    // Not `contentLoaded`, which a development server does not repeat when a page has changed.
    async allContentLoaded({actions}) {
      if (!isOn) return;
      const programs: Record<string, ProgramDetails> = {};
      for (const file of findPages()) {
        for (const program of programsOf(loadPage(file)).filter(isProgram)) {
          const {files, output, request} = program;
          programs[programName(file, program)] = {files, output: output?.code, request};
        }
      }
      await actions.createData('programs.json', JSON.stringify(programs));
    },

    configureWebpack(_config, isServer, _utils, frame) {
      // The server does not render the editor.
      if (isServer || !isOn)
        return {resolve: {alias: {[`${path.join(siteDir, 'src/programs/Runner')}$`]: false}}};
      const emitFrame = ({webpack, hooks}: Compiler) =>
        hooks.thisCompilation.tap('programs', (compilation) =>
          compilation.hooks.processAssets.tap('programs', () =>
            compilation.emitAsset(FRAME, new webpack.sources.RawSource(frame as string)),
          ),
        );
      return {plugins: [emitFrame]};
    },
  };
}
