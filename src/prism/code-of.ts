import {unescapeHtml} from '../html';

/** The code that `highlight` made this HTML of. */
export function codeOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}
