/** Words after the language of a fence: `bash fails`, `move title="sources/a.move"`. */
export type FenceMeta = Readonly<Record<string, string | true>>;

const TOKEN = /\{[^}]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Reads words (`true`), `key="value"` pairs, and the line marks `{1,+3-4}` (under the key `{}`). */
export function parseFenceMeta(raw: string): FenceMeta {
  const meta: Record<string, string | true> = {};
  for (const [whole, key, double, single, bare] of raw.matchAll(TOKEN)) {
    if (key === undefined) meta['{}'] = whole;
    else meta[key] = double ?? single ?? bare ?? true;
  }
  return meta;
}

/** The value of a key that has one. */
export function metaValue(meta: FenceMeta, key: string): string | undefined {
  const value = meta[key];
  return typeof value === 'string' ? value : undefined;
}
