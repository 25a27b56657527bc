import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeFramework} from './purge';

interface CssRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

/** Keeps the style sheet of a production build to what the site can draw. */
export default function lightCss({siteDir}: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production';
  return {
    name: 'light-css',

    configureWebpack({module}) {
      if (!isOn) return;
      for (const {options} of (module?.rules ?? []).flatMap((rule) => (rule as CssRule).use ?? [])) {
        // Readable class names are for development: here they weigh on every page, script and style.
        if (options?.modules?.localIdentName) options.modules.localIdentName = '[contenthash:base64:5]';
      }
    },

    configurePostCss(options) {
      if (isOn) options.plugins.push(purgeFramework(siteDir));
      return options;
    },
  };
}
