import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const toVitePress = ({items, ...item}) =>
  items ? {...item, collapsed: true, items: items.map(toVitePress)} : item;

export default defineConfig({
  title: 'Cedra',
  cleanUrls: true,
  // The text has links to files that are not pages.
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local'},
    sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')).map(toVitePress),
  },
});
