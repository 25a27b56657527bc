import type {Plugin} from '@docusaurus/types';

/** Removes Prism from the browser build: `colour-blocks.ts` colours code when the page is compiled. */
export default function prismAtBuildTime(): Plugin {
  return {
    name: 'prism-at-build-time',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
