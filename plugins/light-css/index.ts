import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeFramework} from './purge';

/** Chunks whose styles come with them, not with the first page: what they draw is not there before they are. */
const ON_INTENT = ['search-modal'];

interface CssRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

/** Keeps the style sheet of a production build to what the site can draw. */
export default function lightCss({siteDir}: LoadContext): Plugin {
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
      const chunks = ({name}: {name?: string | null}) => !ON_INTENT.includes(name ?? '');
      return {optimization: {splitChunks: {cacheGroups: {styles: {chunks}}}}};
    },

    configurePostCss(options) {
      if (isOn) options.plugins.push(purgeFramework(siteDir));
      return options;
    },
  };
}
