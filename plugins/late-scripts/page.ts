import {LATE, loaderScript} from './loader';

/** The scripts of the application, as Docusaurus' template names them. */
const SCRIPTS = /(?:<script src="([^"]+)" defer="defer"><\/script>\s*)+/;

/**
 * Has a page load its scripts when its text has been painted, and those of its route together with the application.
 * @param files of the route, with the base URL
 * @throws Error when the page does not name its scripts as Docusaurus' template does
 */
export function withLateScripts(html: string, files: readonly string[]): string {
  const [tags] = SCRIPTS.exec(html) ?? [];
  const application = [...(tags ?? '').matchAll(/src="([^"]+)"/g)].map(([, file = '']) => file);
  const [runtime, ...rest] = application;
  if (!tags || !runtime) throw new Error('late-scripts: the page names no scripts.');
  // The runtime first, and the application last: it finds the route's code there.
  const all = [...new Set([runtime, ...files.filter((file) => !rest.includes(file)), ...rest])];
  const late = all.map((file) => `<script type="${LATE}" src="${file}"></script>`).join('');
  return html.replace(tags, () => `${late}<script>${loaderScript()}</script>\n`);
}
