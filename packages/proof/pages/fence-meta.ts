/** The words after the language of a fence, as in `bash fails` or `ts title="src/a.ts"`. */
export type FenceMeta = Readonly<Record<string, string | true>>;

const TOKEN = /\{[^}]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Parses the meta string of a fence: a word becomes `true`, and line marks such as `{1,+3-4}` have the key `{}`. */
export function parseFenceMeta(raw: string): FenceMeta {
  const meta: Record<string, string | true> = {};
  for (const [whole, key, double, single, bare] of raw.matchAll(TOKEN)) {
    if (key === undefined) meta['{}'] = whole;
    else meta[key] = double ?? single ?? bare ?? true;
  }
  return meta;
}

/** The value of a key; undefined if the key is missing or is a word without a value. */
export function metaValue(meta: FenceMeta, key: string): string | undefined {
  const value = meta[key];
  return typeof value === 'string' ? value : undefined;
}
