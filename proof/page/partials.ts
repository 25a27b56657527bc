import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';

import type {Root} from 'mdast';

import {root} from '../paths';

/**
 * The MDX files that a document imports as components: their paths, by the name of the component. What they hold
 * belongs to the page. An import of a file that does not exist is left to the build to report.
 * @param file the document's own path, which relative imports start from
 */
export function importedPartials(tree: Root, file: string): Map<string, string> {
  const partials = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) continue;
      const name = statement.specifiers[0]?.local.name;
      const target = String(statement.source.value).replace(/^@site\//, `${root}/`);
      const partial = target.startsWith('/') ? target : join(dirname(file), target);
      if (name && existsSync(partial)) partials.set(name, partial);
    }
  }
  return partials;
}
