/** Joins paths: `a/b.ts` and `../c.js` → `c.js`. Undefined for a path outside the root folder. */
function join(from: string, specifier: string): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Resolves a relative import as TypeScript does: `./client.js` and `./client` may be `client.ts`.
 * @param from path of the importing file
 * @param has says whether a file exists at a path
 * @returns the path of the file; undefined when there is none
 */
export function resolveImport(
  from: string,
  specifier: string,
  has: (path: string) => boolean,
): string | undefined {
  const path = join(from, specifier);
  if (path === undefined) return undefined;
  return [path, path.replace(/\.(m?)js$/, '.$1ts'), `${path}.ts`, `${path}.js`].find(has);
}
