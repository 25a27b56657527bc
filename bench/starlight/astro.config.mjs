import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  // The server lets browsers keep what lies in this folder, as it does for our site.
  build: {assets: 'assets'},
  // Without a sidebar of its own, Starlight makes one from the folders.
  integrations: [starlight({title: 'Cedra'})],
});
