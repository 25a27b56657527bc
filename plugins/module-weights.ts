import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Where the build says of what its scripts are made, for `scripts/size.ts`. */
export const WEIGHTS = 'module-weights.json';

/** Weights by script, and in it by package or folder of ours, in bytes of source that is not minified yet. */
export type Weights = Record<string, Record<string, number>>;

/** Scripts that every page of the documentation loads, besides the runtime. */
export const SCRIPTS = ['react', 'main', 'docs'];

interface Module {
  nameForCondition(): string | null | undefined;
  size(): number;
  /** What the bundler has put into one module. */
  modules?: Module[];
}

/** `react-dom`, `@docusaurus/theme-common`, `src/theme`: what somebody would look at who looks for bytes. */
function ownerOf(file: string, siteDir: string): string {
  const inPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
  return (inPackage ?? path.relative(siteDir, file).split(path.sep).slice(0, 2).join('/')).replaceAll(
    '\\',
    '/',
  );
}

/** Writes down of what the scripts are made that every page loads. */
export default function moduleWeights({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'module-weights',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return;
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.done.tap('module-weights', ({compilation: {chunks, chunkGraph}}) => {
              const weights: Weights = {};
              for (const chunk of chunks) {
                if (!chunk.name || !SCRIPTS.includes(chunk.name)) continue;
                const owners: Record<string, number> = (weights[chunk.name] = {});
                for (const module of [...chunkGraph.getChunkModules(chunk)] as Module[]) {
                  for (const part of module.modules ?? [module]) {
                    const file = part.nameForCondition();
                    if (!file || file.endsWith('.css')) continue;
                    const owner = ownerOf(file, siteDir);
                    owners[owner] = (owners[owner] ?? 0) + part.size();
                  }
                }
              }
              writeFileSync(path.join(generatedFilesDir, WEIGHTS), `${JSON.stringify(weights, null, 2)}\n`);
            }),
        ],
      };
    },
  };
}
