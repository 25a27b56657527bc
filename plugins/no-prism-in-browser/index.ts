import type {Plugin} from '@docusaurus/types';

/** Removes Prism from the browser build: `plugins/mdx/rehype/highlight-code.ts` highlights code at build time. */
export default function noPrismInBrowser(): Plugin {
  return {
    name: 'no-prism-in-browser',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
