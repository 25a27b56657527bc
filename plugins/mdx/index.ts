import {regionMarks} from '@cedra-docs/proof/build';
import addBlockHashes from './remark/add-block-hashes';
import expandData from './expand-data';
import headingIds from './remark/heading-ids';
import importComponents from './remark/import-components';
import linkTerms from './remark/link-terms';
import diagrams from './remark/mermaid';
import breakableCode from './rehype/breakable-code';
import checkedLinks from './rehype/checked-links';
import deferBelowViewport from './rehype/defer-below-viewport';
import frameworkLinks from './rehype/framework-links';
import highlightCode from './rehype/highlight-code';
import staticHtml from './rehype/static-html';
import tableLabels from './rehype/table-labels';

/** The plugins of the site for MDX, by their places in Docusaurus' options: for docs and for the gallery. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [diagrams, regionMarks, addBlockHashes, importComponents],
  rehypePlugins: [
    highlightCode,
    tableLabels,
    frameworkLinks,
    staticHtml,
    breakableCode,
    checkedLinks,
    deferBelowViewport,
  ],
};

/** The plugins for docs. */
export const docsPlugins = {
  ...markdownPlugins,
  // Before the diagrams, whose labels are no sentences, and before the data, which has links of its own.
  beforeDefaultRemarkPlugins: [linkTerms, expandData, ...markdownPlugins.beforeDefaultRemarkPlugins],
  remarkPlugins: [headingIds],
};

/** The same plugins without those that only change how a page looks, for a check that reads what it says. */
export const checkPlugins = {
  beforeDefaultRemarkPlugins: [linkTerms, expandData, regionMarks, importComponents],
  rehypePlugins: [tableLabels, frameworkLinks, staticHtml],
};
