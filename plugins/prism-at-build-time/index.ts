import type {Plugin} from '@docusaurus/types';

/** Removes Prism from the browser build: `markdown/rehype/colour-blocks.ts` highlights code at build time. */
export default function prismAtBuildTime(): Plugin {
  return {
    name: 'prism-at-build-time',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
