import {readFileSync} from 'node:fs';
import path from 'node:path';

/** An entry of Docusaurus' registry: the name of a chunk, and the module that it is made for. */
const ENTRY = /"(\w+)": \[\(\) => import\([^)]*?"([^"]+)"\)/g;

/** Chunks that Docusaurus makes for modules of routes: `@theme/DocItem`, `@site/docs/intro.mdx`. */
export function chunksFor(generatedFilesDir: string, modules: RegExp): string[] {
  const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  return [...registry.matchAll(ENTRY)]
    .filter(([, , module = '']) => modules.test(module))
    .map(([, chunk = '']) => chunk);
}
