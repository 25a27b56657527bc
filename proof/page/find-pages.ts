import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {repositoryPath, root} from '../paths';

/** All pages of the site. A file whose name starts with `_` is a partial: it is proven where it is imported. */
export function findPages(): string[] {
  const docs = join(root, 'docs');
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !/(^|[\\/])_/.test(file))
    .map((file) => repositoryPath(join(docs, file)))
    .sort();
}
