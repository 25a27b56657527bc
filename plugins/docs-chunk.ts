import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export const DOCS_CHUNK = 'docs';

/** Entries of Docusaurus' registry for what stands around every page of the documentation. */
const FRAME = /"(\w+)": \[\(\) => import\([^)]*"@(?:theme\/Doc|generated\/docusaurus-plugin-content-docs)/g;

/** Puts the code that all pages of the documentation share into one file, not eight: they never come apart. */
export default function docsChunk({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'docs-chunk',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return;
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const frame = [...registry.matchAll(FRAME)].map(([, chunk]) => chunk);
      const chunks = ({name}: {name?: string | null}) => frame.includes(name ?? '');
      const docs = {name: DOCS_CHUNK, chunks, enforce: true, priority: 10};
      return {optimization: {splitChunks: {cacheGroups: {docs}}}};
    },
  };
}
