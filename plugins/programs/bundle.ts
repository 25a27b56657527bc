import path from 'node:path';
import {bundlePackage} from '@cedra-docs/sandbox/build';
import {indexerSchemaText} from '../../cedra/indexer/schema';
import {SDK} from '../../cedra/programs/names';

/** Bundles the SDK, without the tables that only keyless accounts need. */
export const bundleSdk = (siteDir: string): Promise<string> =>
  bundlePackage({
    entryPoints: [SDK],
    absWorkingDir: siteDir,
    alias: {'poseidon-lite': path.join(siteDir, 'plugins/browser-build/noPoseidon.js')},
    define: {'process.env': '{}'},
  });

/** Bundles the validation of queries, with the indexer's schema. */
export const bundleIndexer = (siteDir: string): Promise<string> =>
  bundlePackage({
    entryPoints: [path.join(siteDir, 'src/programs/indexer.ts')],
    define: {INDEXER_SCHEMA: JSON.stringify(indexerSchemaText()), 'globalThis.process': 'undefined'},
  });
