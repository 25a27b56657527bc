import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blockHash} from '../../markdown/page';
import {repositoryPath} from '../../lib/repository';
import {pageName} from '../../markdown/pages';

/**
 * Remark plugin: adds the hash of its receipt to every code block, the receipts to the page (as the export `proof`), and
 * a summary to its end. The compiled page contains only hashes, so a cached page never shows an old receipt.
 */
export default function markBlocks() {
  return (tree: Root, file: VFile): void => {
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
