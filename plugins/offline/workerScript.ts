import path from 'node:path';
import {build} from 'esbuild';
import type {Settings} from '../../src/offline/copy';

/** Bundles a service worker: `worker` keeps the site, `retire` removes what a worker has kept. */
export async function workerScript(
  siteDir: string,
  entry: 'worker' | 'retire',
  settings: Settings,
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, `src/offline/${entry}.ts`)],
    define: {SETTINGS: JSON.stringify(settings)},
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles.map(({text}) => text).join('');
}
