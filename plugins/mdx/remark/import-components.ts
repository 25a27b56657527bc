import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {root} from '../../../lib/repository';
import {registered} from '../../../src/theme/MDXComponents/registered';
import {moduleStatement} from './module-statement';

/** The folders of components in `src`, by role. */
export const COMPONENT_FOLDERS = ['components', 'figures', 'proof', 'reference'];

/** The path of a component from the root of the repository: `src/reference/Glossary`; undefined if there is none. */
const componentOf = (name: string): string | undefined =>
  COMPONENT_FOLDERS.map((folder) => `src/${folder}/${name}`).find((path) =>
    existsSync(join(root, path, 'index.tsx')),
  );

/** The import of a component that pages do not get with the theme. */
export function importOf(name: string): string | undefined {
  if (!/^[A-Z]\w*$/.test(name) || registered.some((each) => each === name)) return undefined;
  const component = componentOf(name);
  return component && `import ${name} from '@site/${component}';`;
}

/** Remark plugin: imports the components that a page uses, so `<Glossary />` is `src/reference/Glossary`. */
export default function importComponents() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && node.name) names.add(node.name);
    });
    const imports = [...names].map(importOf).filter((statement) => statement !== undefined);
    tree.children.unshift(...imports.map(moduleStatement));
  };
}
