import {unescapeHtml} from '../../../lib/html';

/** The code of HTML from `highlight`, without lines that are marked as removed. */
export function codeOf(html: string): string {
  const text = html.replace(/<del.*?<\/del>|<[^>]*>/gs, '');
  // A line includes the line break before the next one.
  return unescapeHtml(html.endsWith('</del>') ? text.replace(/\n$/, '') : text);
}
