import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';

/** Hash and compression of Node.js, for building the search index. */
export const buildTools = {
  sha256: (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest(),
  gzip: (data: Uint8Array): Uint8Array => gzipSync(data, {level: 9}),
};
