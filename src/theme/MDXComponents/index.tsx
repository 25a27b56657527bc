// Change: adds components to the theme's that a Markdown plugin inserts (DeferredContent, Diagram, ProofSummary) or
// that have another name than their folder, and those of most pages, which are then loaded once, with the theme.
// Pages get all others from `markdown/remark/import-components.ts`.
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

export default {
  ...MDXComponents,
  DeferredContent,
  Card,
  CardGrid,
  Diagram,
  Endpoint,
  Figure,
  FileTree,
  NetworkTabs,
  ProofSummary,
  Steps,
  table: Table,
  TabItem,
  Tabs: LinkableTabs,
  Term,
};
