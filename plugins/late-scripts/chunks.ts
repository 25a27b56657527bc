import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {filesOf, readManifest} from '../client-manifest';
import {DOCS_CHUNK, frameChunks} from '../docs-chunk';

/** The chunks of a route as Docusaurus names them: by property of the route's component, nested as those are. */
interface ChunkNames {
  [property: string]: string | ChunkNames;
}

const names = (chunks: ChunkNames): string[] =>
  Object.values(chunks).flatMap((chunk) => (typeof chunk === 'string' ? [chunk] : names(chunk)));

/**
 * Says which files a page needs besides the application: what the browser would find out, and ask for, only when the
 * application runs.
 * @returns a function from a path of the site to files below the base URL
 * @throws Error when Docusaurus generated its routes in another form
 */
export async function filesByPath(generatedFilesDir: string): Promise<(pathname: string) => string[]> {
  const read = (file: string) => readFile(path.join(generatedFilesDir, file), 'utf8');
  const manifest = await readManifest(generatedFilesDir);
  const frame = frameChunks(generatedFilesDir);
  const chunks = JSON.parse(await read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const source = (await read('routes.js')).replace(/^import .*$/gm, '').replace('export default', 'return');
  // Docusaurus' own file, in which each route names its component by a call.
  const evaluate = new Function('ComponentCreator', source) as (
    component: (route: string, hash: string) => string,
  ) => RouteConfig[];
  const routes = evaluate((route, hash) => `${route}-${hash}`);
  return (pathname) => {
    const matched = matchRoutes(routes, pathname).flatMap(({route}) => {
      const own = chunks[route.component as unknown as string];
      if (!own) throw new Error(`late-scripts: no chunks of the route ${String(route.component)}.`);
      return names(own);
    });
    const files = matched.flatMap((chunk) => filesOf(frame.includes(chunk) ? DOCS_CHUNK : chunk, manifest));
    return [...new Set(files)];
  };
}
