import {hashOf} from './policy';

/** Hashes of the inline scripts of a page, as a Content-Security-Policy names them. */
export function scriptHashes(html: string): string[] {
  // Parsing 57 pages takes seconds; in what React writes, `<` and `>` stand nowhere else unescaped.
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="?application\/[\w+]*json/.test(attributes))
    .map(([, , code = '']) => hashOf(code));
}

/**
 * Puts the policy into a page, for hosts that cannot send headers. It counts for what stands behind it, so it comes
 * first; only the encoding, which has to be within the first 1,024 bytes, stays before it.
 * @throws Error when the page does not begin as Docusaurus' template does
 */
export function withPolicy(html: string, policy: string): string {
  const start = /^[^]{0,1000}?<head>\s*<meta charset="UTF-8">/i.exec(html)?.[0];
  if (start === undefined) throw new Error('the page does not begin with <head> and its encoding');
  return `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(start.length)}`;
}
