import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {blockHash, type Visitor, visitWithTabs} from '@cedra-docs/proof/build';
import {repositoryPath} from '../../../lib/repository';
import {tabGroups} from '../../../cedra/pages/page';
import {findPages, originalPage, pageName} from '../../../cedra/pages/files';
import {moduleStatement} from './module-statement';

/**
 * Remark plugin: adds the hash of its receipt to every code block, the receipts to the page (as the export `proof`), and
 * a summary to its end. The compiled page contains only hashes, so a cached page never shows an old receipt.
 */
export default function addBlockHashes() {
  return (tree: Root, file: VFile): void => {
    const mark: Visitor = (node, tabs) => {
      if (node.type !== 'code') return;
      const proof = blockHash(node.lang ?? '', node.meta ?? '', node.value, tabs);
      node.data = {...node.data, hProperties: {...node.data?.hProperties, proof}};
    };
    visitWithTabs(tree, mark, tabGroups);
    const page = originalPage(repositoryPath(file.path));
    // A partial belongs to the pages that import it; a page of an old version may be gone.
    if (!findPages().includes(page)) return;
    const receipts = `@generated/receipts/default/${pageName(page)}.json`;
    tree.children.push(moduleStatement(`export {default as proof} from '${receipts}';`), {
      type: 'mdxJsxFlowElement',
      name: 'ProofSummary',
      attributes: [],
      children: [],
    });
  };
}
