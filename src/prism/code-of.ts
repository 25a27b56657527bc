import {unescapeHtml} from '../../lib/html';

/** The code that `highlight` made this HTML of, without the lines that are marked as removed. */
export function codeOf(html: string): string {
  const text = html.replace(/<del.*?<\/del>|<[^>]*>/gs, '');
  // A line carries the end that parts it from the next one.
  return unescapeHtml(html.endsWith('</del>') ? text.replace(/\n$/, '') : text);
}
