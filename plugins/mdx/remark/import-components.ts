import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {root} from '../../../lib/repository';
import {registered} from '../../../src/theme/MDXComponents/registered';
import {moduleStatement} from './module-statement';

const needsImport = (name: string): boolean =>
  /^[A-Z]\w*$/.test(name) &&
  !registered.some((each) => each === name) &&
  existsSync(join(root, `src/components/${name}/index.tsx`));

/** Remark plugin: imports the components that a page uses, so `<Glossary />` is `src/reference/Glossary`. */
export default function importComponents() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && node.name) names.add(node.name);
    });
    const imports = [...names]
      .filter(needsImport)
      .map((name) => moduleStatement(`import ${name} from '@site/src/components/${name}';`));
    tree.children.unshift(...imports);
  };
}
