import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {blockHash} from '../../markdown/page';
import {repositoryPath} from '../../lib/repository';
import {pageName} from '../../markdown/pages';

/**
 * Remark plugin: adds to every code block the hash of its receipt, to the page its receipts (as the export `proof`),
 * and to its foot a summary. The compiled page contains only the hash, so a cached page never shows an old receipt.
 */
export default function markBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    visit(tree, 'code', (node) => {
      const proof = blockHash(node.lang ?? '', node.meta ?? '', node.value);
      node.data = {...node.data, hProperties: {...node.data?.hProperties, proof}};
    });
    const page = repositoryPath(file.path);
    // A partial belongs to the pages that import it.
    if (!page.startsWith('docs/') || page.includes('/_')) return;
    tree.children.push(reexport(`@generated/proof-receipts/default/${pageName(page)}.json`), {
      type: 'mdxJsxFlowElement',
      name: 'ProofSummary',
      attributes: [],
      children: [],
    });
  };
}

/** `export {default as proof} from '…';` */
function reexport(source: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: `export {default as proof} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExportNamedDeclaration',
            declaration: null,
            attributes: [],
            specifiers: [
              {
                type: 'ExportSpecifier',
                local: {type: 'Identifier', name: 'default'},
                exported: {type: 'Identifier', name: 'proof'},
              },
            ],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  } as unknown as Root['children'][number];
}
