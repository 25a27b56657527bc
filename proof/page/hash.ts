import {createHash} from 'node:crypto';

/** The hash by which a receipt knows its block: any change of language, meta or code changes it. */
export function blockHash(lang: string, meta: string, code: string): string {
  return shortHash([lang, meta.trim(), code].join('\0'));
}

/** Twelve hex digits: enough to tell the blocks of a site apart, short enough for a readable diff. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
