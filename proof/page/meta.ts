import type {Meta} from './model';

const token = /\{[^}]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Reads a fence's meta: words, `key="value"` pairs, and the line highlights `{1,3-4}` (kept as `{}`). */
export function parseMeta(raw: string): Meta {
  const meta: Record<string, string | true> = {};
  for (const [whole, key, double, single, bare] of raw.matchAll(token)) {
    if (key === undefined) meta['{}'] = whole;
    else meta[key] = double ?? single ?? bare ?? true;
  }
  return meta;
}
