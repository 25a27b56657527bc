// What the build of a site needs: the frame's document, the scripts, and the programs of a page.
import {createHash} from 'node:crypto';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';

export {programFiles, usesOf, type ModuleUses, type ProgramRules} from './module';
export {querySource} from './query';
export {
  NoRequest,
  onlyCommand,
  readCurl,
  requestSource,
  unknownVariable,
  variablePattern,
  type SentRequest,
} from './curl';

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

type ScriptName = 'frameScript' | 'relayWorker' | 'worker';

const bundleScript = (name: ScriptName, define?: Record<string, string>): Promise<string> =>
  bundle({entryPoints: [path.join(__dirname, '../frame', `${name}.ts`)], define});

/** Bundles the worker that the frame starts, with the worker for the program in it. */
export const bundleWorker = async (): Promise<string> =>
  bundleScript('relayWorker', {PROGRAM_WORKER: JSON.stringify(await bundleScript('worker'))});

/**
 * Bundles a package that programs can import.
 * @param options options of esbuild, with the entry point
 */
export const bundlePackage = (options: BuildOptions): Promise<string> =>
  // `worker.ts` finds the exports of a package in this global variable.
  bundle({globalName: 'bundled', ...options});

/**
 * The HTML document in which programs run. Its policy allows its own script and workers, but no network, styles or images.
 */
export async function frameDocument(): Promise<string> {
  const script = await bundleScript('frameScript');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Program</title></head><body><script>${script}</script></body></html>`;
}
