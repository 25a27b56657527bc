import {withoutComments} from './opaque';

/** All identifiers that some code uses, outside comments and strings. */
export function identifiers(code: string): Set<string> {
  return new Set(bare(code).match(/[A-Za-z_]\w*/g) ?? []);
}

/** The modules that code names by path: `counter::counter` in `use` and in full paths. */
export function mentionedPaths(code: string): Set<string> {
  const text = bare(code);
  const found = new Set<string>();
  for (const [, address, name] of text.matchAll(/\b(\w+)::(\w+)/g)) found.add(`${address}::${name}`);
  for (const [, address, group] of text.matchAll(/\b(\w+)::\{([^;]*)\}/g)) {
    for (const [word] of (group ?? '').matchAll(/\w+/g)) found.add(`${address}::${word}`);
  }
  return found;
}

/** The named addresses that code needs: of its modules, in `use`, and as `@name`. */
export function namedAddresses(code: string): Set<string> {
  const text = bare(code);
  const found = new Set<string>();
  for (const [, name] of text.matchAll(/\b(?:module|use|friend)\s+([a-z_]\w*)::/g)) found.add(name ?? '');
  for (const [, name] of text.matchAll(/@([a-z_]\w*)/g)) found.add(name ?? '');
  return found;
}

function bare(code: string): string {
  return withoutComments(code).replace(/"(?:\\.|[^"\\])*"/g, '""');
}
