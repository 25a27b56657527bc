import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksFor} from './registry';

export const DOCS_CHUNK = 'docs';

/** What stands around every page of the documentation. */
const FRAME = /^@(theme\/Doc|generated\/docusaurus-plugin-content-docs)/;

/** The names of the chunks that become one. */
export const frameChunks = (generatedFilesDir: string): string[] => chunksFor(generatedFilesDir, FRAME);

/** Puts the code that all pages of the documentation share into one file, not eight: they never come apart. */
export default function docsChunk({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'docs-chunk',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return;
      const frame = frameChunks(generatedFilesDir);
      const chunks = ({name}: {name?: string | null}) => frame.includes(name ?? '');
      const docs = {name: DOCS_CHUNK, chunks, enforce: true, priority: 10};
      return {optimization: {splitChunks: {cacheGroups: {docs}}}};
    },
  };
}
