// Change: adds the components of registered.ts to the theme's, and those with another name than their folder. Pages get
// all others from `markdown/remark/import-components.ts`.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import DeferredContent from '@site/src/components/DeferredContent';
import Card, {CardGrid} from '@site/src/components/Card';
import Diagram from '@site/src/components/Diagram';
import Endpoint from '@site/src/components/Endpoint';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import LinkableTabs from '@site/src/components/LinkableTabs';
import NetworkTabs from '@site/src/components/NetworkTabs';
import ProofSummary from '@site/src/components/ProofSummary';
import Steps from '@site/src/components/Steps';
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

export default {...MDXComponents, ...own, CardGrid, table: Table, TabItem, Tabs: LinkableTabs};
