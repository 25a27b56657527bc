// Change: ejected, because a wrapper would load the theme's `Details`, which hides its text from the browser's search and
// from addresses inside. Adds the components of registered.ts, and those with another name than their folder. Pages get all
// others from `plugins/mdx/remark/import-components.ts`.
import {createElement, type ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import DeferredContent from '@site/src/components/DeferredContent';
import Diagram from '@site/src/components/Diagram';
import Endpoint from '@site/src/components/Endpoint';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import NetworkTabs from '@site/src/theme/MDXComponents/NetworkTabs';
import ProofSummary from '@site/src/proof/ProofSummary';
import Steps from '@site/src/proof/Steps';
import Table from '@site/src/components/Table';
import Term from '@site/src/components/Term';
import type {registered} from './registered';

const own = {
  DeferredContent,
  Diagram,
  Endpoint,
  Figure,
  FileTree,
  NetworkTabs,
  ProofSummary,
  Steps,
  Term,
} satisfies Record<(typeof registered)[number], unknown>;

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function heading(as: Level) {
  return function MDXHeading(props: ComponentProps<Level>) {
    return <Heading as={as} {...props} />;
  };
}

type Tag = 'details' | 'dl' | 'dt' | 'tbody' | 'tr';

/** An element with ids that links may name; `html` comes from `plugins/mdx/rehype/static-html.ts`. */
function linkable(tag: Tag) {
  return function Linkable({html, ...props}: ComponentProps<Tag> & {html?: string}) {
    const {collectAnchor} = useBrokenLinks();
    collectAnchor(props.id);
    if (html === undefined) return createElement(tag, props);
    for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(id);
    return createElement(tag, {...props, dangerouslySetInnerHTML: {__html: html}});
  };
}

export default {
  ...own,
  a: A,
  admonition: Admonition,
  code: Code,
  // Docusaurus changes the name of `details`.
  Details: linkable('details'),
  dl: linkable('dl'),
  dt: linkable('dt'),
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Img,
  li: Li,
  pre: Pre,
  table: Table,
  TabItem,
  Tabs,
  tbody: linkable('tbody'),
  tr: linkable('tr'),
  ul: Ul,
};
