import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksFor} from '../registry';
import {purgeFramework} from './purge';

/** Chunks whose styles come with them, not with the first page: what they draw is not there before they are. */
const ON_INTENT = ['search-modal'];

/** What only one page draws has its styles in that page's file. */
const PAGES = /^@site\/docs\/|^@theme\/SearchPage$/;

interface CssRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

/** Keeps the style sheet of a production build to what the site can draw. */
export default function lightCss({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production';
  return {
    name: 'light-css',

    configureWebpack({module}, isServer) {
      if (!isOn) return;
      for (const {options} of (module?.rules ?? []).flatMap((rule) => (rule as CssRule).use ?? [])) {
        // Readable class names are for development: here they weigh on every page, script and style.
        if (options?.modules?.localIdentName) options.modules.localIdentName = '[contenthash:base64:5]';
      }
      if (isServer) return;
      const apart = [...ON_INTENT, ...chunksFor(generatedFilesDir, PAGES)];
      const chunks = ({name}: {name?: string | null}) => !apart.includes(name ?? '');
      return {optimization: {splitChunks: {cacheGroups: {styles: {chunks}}}}};
    },

    configurePostCss(options) {
      if (isOn) options.plugins.push(purgeFramework(siteDir));
      return options;
    },
  };
}
