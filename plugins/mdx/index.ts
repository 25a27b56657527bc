import {regionMarks} from '@cedra-docs/proof/build';
import expandData from './expand-data';
import breakableCode from './rehype/breakable-code';
import checkedLinks from './rehype/checked-links';
import deferBelowViewport from './rehype/defer-below-viewport';
import frameworkLinks from './rehype/framework-links';
import highlightCode from './rehype/highlight-code';
import staticHtml from './rehype/static-html';
import tableLabels from './rehype/table-labels';
import addBlockHashes from './remark/add-block-hashes';
import headingIds from './remark/heading-ids';
import importComponents from './remark/import-components';
import linkTerms from './remark/link-terms';
import diagrams from './remark/mermaid';
import rejectFaults from './remark/reject-faults';

/** The plugins for the Markdown of the gallery, by their places in Docusaurus' options, in their order. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    // Mermaid fences become drawings.
    diagrams,
    // The marks of regions in code are taken out.
    regionMarks,
    // Each block gets the hash by which its proof is found.
    addBlockHashes,
    // Components need no import.
    importComponents,
  ],
  rehypePlugins: [
    // Code is coloured.
    highlightCode,
    // Cells get the titles of their columns, for narrow windows.
    tableLabels,
    // Names of the framework's functions link to the reference.
    frameworkLinks,
    // What React does not change becomes plain HTML.
    staticHtml,
    // Long names in code may break.
    breakableCode,
    // Docusaurus checks links that are written as elements, too.
    checkedLinks,
    // Content below the first screen is rendered later.
    deferBelowViewport,
  ],
};

/** The plugins for the Markdown of the docs, in their order. */
export const docsPlugins = {
  ...markdownPlugins,
  beforeDefaultRemarkPlugins: [
    // What the check of pages rejects stops the build, with the same sentence.
    rejectFaults,
    // Words of the glossary link to it: before the diagrams, whose labels are no sentences, and before the data, which has links.
    linkTerms,
    // Components that show data become headings, tables and paragraphs.
    expandData,
    ...markdownPlugins.beforeDefaultRemarkPlugins,
  ],
  // A heading has an id.
  remarkPlugins: [headingIds],
};

/** The same plugins without those that only change how a page looks, for a check that reads what it says. */
export const checkPlugins = {
  beforeDefaultRemarkPlugins: [linkTerms, expandData, regionMarks, importComponents],
  rehypePlugins: [tableLabels, frameworkLinks, staticHtml],
};
