import type {Plugin} from '@docusaurus/types';

/** Keeps Prism out of the browser: `colour-blocks.ts` has done its work when the page is compiled. */
export default function prismAtBuildTime(): Plugin {
  return {
    name: 'prism-at-build-time',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
