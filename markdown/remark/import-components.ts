import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {root} from '../../lib/repository';

/** Components that are in the file that every page loads; MDX finds them without an import. */
const registered = readFileSync(join(root, 'src/theme/MDXComponents/index.tsx'), 'utf8');

const sourceOf = (name: string) => `@site/src/components/${name}`;

const needsImport = (name: string): boolean =>
  /^[A-Z]\w*$/.test(name) &&
  existsSync(join(root, `src/components/${name}/index.tsx`)) &&
  !registered.includes(`'${sourceOf(name)}'`);

/** Remark plugin: imports the components that a page uses, so `<Glossary />` is `src/components/Glossary`. */
export default function importComponents() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && node.name) names.add(node.name);
    });
    tree.children.unshift(...[...names].filter(needsImport).map(importOf));
  };
}

/** `import Name from '@site/src/components/Name';` */
function importOf(name: string): Root['children'][number] {
  const source = sourceOf(name);
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  };
}
