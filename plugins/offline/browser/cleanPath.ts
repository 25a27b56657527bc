/** Decodes letters, digits and other characters that need no escape. */
const unescaped = (path: string): string =>
  path.replace(/%([2-7][\dA-F])/gi, (escape, digits: string) => {
    const character = String.fromCharCode(parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });

/**
 * The address of a page, of all the spellings under which hosts and the not-found page lead to it: `/intro/`, `/intro.html`,
 * `//intro`, `/Intro`, `/%69ntro`.
 */
export function cleanPath(pathname: string, baseUrl: string): string {
  const path = unescaped(pathname).replace(/\/{2,}/g, '/');
  if (!path.startsWith(baseUrl)) return pathname;
  const page = path.slice(baseUrl.length).replace(/(?:(?:^|\/)index)?\.html$|\/$/i, '');
  return baseUrl + page.toLowerCase();
}
