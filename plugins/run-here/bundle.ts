import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {indexerSchemaText} from '../../lib/indexer-schema';
import {SDK} from '../../src/run/names';

async function bundle(options: BuildOptions): Promise<string> {
  const {outputFiles = []} = await build({
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    ...options,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

type Script = 'frameScript' | 'relayWorker' | 'worker';

/** Bundles a script of `src/run`. */
export const bundleScript = (
  siteDir: string,
  name: Script,
  define?: Record<string, string>,
): Promise<string> => bundle({entryPoints: [path.join(siteDir, `src/run/${name}.ts`)], define});

/** Bundles the worker that the frame starts, with the worker for the program in it. */
export const bundleWorker = async (siteDir: string): Promise<string> =>
  bundleScript(siteDir, 'relayWorker', {
    PROGRAM_WORKER: JSON.stringify(await bundleScript(siteDir, 'worker')),
  });

/** The global variable in which the script of a package leaves its exports for `src/run/worker.ts`. */
const globalName = 'bundled';

/** Bundles the SDK, without the tables that only keyless accounts need. */
export const bundleSdk = (siteDir: string): Promise<string> =>
  bundle({
    entryPoints: [SDK],
    absWorkingDir: siteDir,
    globalName,
    alias: {'poseidon-lite': path.join(siteDir, 'plugins/sdk-without-poseidon/noPoseidon.js')},
    define: {'process.env': '{}'},
  });

/** Bundles the validation of queries, with the indexer's schema. */
export const bundleIndexer = (siteDir: string): Promise<string> =>
  bundle({
    entryPoints: [path.join(siteDir, 'src/run/indexer.ts')],
    globalName,
    define: {INDEXER_SCHEMA: JSON.stringify(indexerSchemaText()), 'globalThis.process': 'undefined'},
  });
