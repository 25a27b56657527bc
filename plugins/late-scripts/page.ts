import {LATE} from './loader';

/** The styles and scripts of the application, as Docusaurus' template names them. */
const STYLES = /(?:<link rel="stylesheet" href="[^"]+">\s*)+/;
const SCRIPTS = /(?:<script src="([^"]+)" defer="defer"><\/script>\s*)+/;

/**
 * Has a page load its scripts when its text has been painted, those of its route together with the application; and
 * before that the styles of its route.
 * @param files of the route, with the base URL
 * @param loader the script that starts them
 * @throws Error when the page does not name its files as Docusaurus' template does
 */
export function withLateScripts(html: string, files: readonly string[], loader: string): string {
  const [styleTags] = STYLES.exec(html) ?? [];
  const [scriptTags] = SCRIPTS.exec(html) ?? [];
  const application = [...(scriptTags ?? '').matchAll(/src="([^"]+)"/g)].map(([, file = '']) => file);
  const [runtime, ...rest] = application;
  if (!styleTags || !scriptTags || !runtime)
    throw new Error('late-scripts: the page does not name its files.');
  const styles = files
    .filter((file) => file.endsWith('.css') && !styleTags.includes(`"${file}"`))
    .map((file) => `<link rel="stylesheet" href="${file}">`);
  // The runtime first, and the application last: it finds the route's code there.
  const own = files.filter((file) => file.endsWith('.js') && !application.includes(file));
  const scripts = [runtime, ...own, ...rest].map((file) => `<script type="${LATE}" src="${file}"></script>`);
  return html
    .replace(styleTags, () => styleTags + styles.join(''))
    .replace(scriptTags, () => `${scripts.join('')}<script>${loader}</script>\n`);
}
