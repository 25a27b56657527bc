import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const toStarlight = ({text, link, items}) =>
  items ? {label: text, collapsed: true, items: items.map(toStarlight)} : {label: text, link};

export default defineConfig({
  // The server lets browsers cache this folder, as it does for this site.
  build: {assets: 'assets'},
  integrations: [
    starlight({
      title: 'Cedra',
      sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')).map(toStarlight),
    }),
  ],
});
