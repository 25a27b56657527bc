import path from 'node:path';
import {build} from 'esbuild';
import type {Settings} from './browser/settings';

/** Bundles a service worker: `worker` stores pages, `retire` removes everything that `worker` stored. */
export async function workerScript(
  siteDir: string,
  entry: 'worker' | 'retire',
  settings: Settings,
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, `plugins/offline/browser/${entry}.ts`)],
    define: {SETTINGS: JSON.stringify(settings)},
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles.map(({text}) => text).join('');
}
