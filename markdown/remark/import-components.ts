import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {root} from '../../lib/repository';
import {moduleStatement} from './module-statement';

const isComponent = (name: string): boolean =>
  /^[A-Z]\w*$/.test(name) && existsSync(join(root, `src/components/${name}/index.tsx`));

/** Remark plugin: imports the components that a page uses, so `<Glossary />` is `src/components/Glossary`. */
export default function importComponents() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && node.name) names.add(node.name);
    });
    const imports = [...names]
      .filter(isComponent)
      .map((name) => moduleStatement(`import ${name} from '@site/src/components/${name}';`));
    tree.children.unshift(...imports);
  };
}
