import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import type {BuildTools} from '../../src/search/engine/build';

/** Hash and compression of Node, for building the index. */
export const buildTools: BuildTools = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  gzip: (data) => gzipSync(data, {level: 9}),
};
