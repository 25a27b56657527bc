import type {Plugin} from '@docusaurus/types';

/** Keeps Prism out of the browser: `colour-blocks.ts` has done its work when the page is compiled. */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
