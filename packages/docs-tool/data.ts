/** Lines of a file: the first, and the one after the last, from 0. */
export type Place = readonly [file: string, from: number, to: number];

/** The pages of documentation, and their index. */
export interface Docs {
  /** Public address of the site, with a slash at the end. */
  site: string;
  /** Markdown by its path: `start.md`, `start/install.md`. */
  files: Readonly<Record<string, string>>;
  /** Where each section is, by the route of its page (`/start`) and its id on the page. */
  places: Readonly<Record<string, Readonly<Record<string, Place>>>>;
  /** Name of the root file of the search index, as `indexFiles` writes it. */
  index: string;
}

/** A file of the search index, uncompressed. */
export interface DataFile {
  name: string;
  data: Uint8Array;
}

/** Bytes of the number before the JSON. */
const LENGTH_BYTES = 4;

/** Writes data and files as one: the length of the JSON, the JSON, the files. */
export function pack(data: unknown, files: readonly DataFile[]): Uint8Array {
  const sizes = files.map(({name, data: {length}}) => [name, length]);
  const json = Buffer.from(JSON.stringify([data, sizes]));
  const head = Buffer.alloc(LENGTH_BYTES);
  head.writeUInt32LE(json.length);
  return Buffer.concat([head, json, ...files.map((file) => file.data)]);
}

/** Reads what `pack` wrote. */
export function unpack(packed: Buffer): {data: unknown; files: Map<string, Uint8Array>} {
  let at = LENGTH_BYTES + packed.readUInt32LE();
  const json = packed.toString('utf8', LENGTH_BYTES, at);
  const [data, sizes] = JSON.parse(json) as [unknown, [name: string, size: number][]];
  const files = sizes.map(([name, size]): [string, Uint8Array] => [name, packed.subarray(at, (at += size))]);
  return {data, files: new Map(files)};
}
