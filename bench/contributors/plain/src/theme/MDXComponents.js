// Change: a component of ours shows what is between its tags; tabs are the theme's.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import names from '@site/componentNames.json';

const Children = ({children}) => children ?? null;

export default {
  ...Object.fromEntries(names.map((name) => [name, Children])),
  ...MDXComponents,
  TabItem,
  Tabs,
  NetworkTabs: Tabs,
};
