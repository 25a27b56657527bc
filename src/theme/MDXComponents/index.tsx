// Change: adds the components of registered.ts to the theme's, and those with another name than their folder. Pages get
// all others from `plugins/mdx/remark/import-components.ts`.
import {createElement, type ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import DeferredContent from '@site/src/components/DeferredContent';
import Card, {CardGrid} from '@site/src/components/Card';
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
  Card,
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

type Tag = 'dl' | 'dt' | 'tbody' | 'tr';

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
  ...MDXComponents,
  ...own,
  CardGrid,
  dl: linkable('dl'),
  dt: linkable('dt'),
  table: Table,
  TabItem,
  Tabs,
  tbody: linkable('tbody'),
  tr: linkable('tr'),
};
