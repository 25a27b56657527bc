import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeFramework} from './purge';

interface CssRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

/** Keeps the style sheet of a production build to what the site can draw. */
export default function purgeCss({siteDir}: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production';
  return {
    name: 'purge-css',

    configureWebpack({module}) {
      if (!isOn) return;
      const modules = (module?.rules ?? [])
        .flatMap((rule) => (rule as CssRule).use ?? [])
        .map(({options}) => options?.modules)
        .filter((each) => each?.localIdentName !== undefined);
      if (modules.length === 0)
        throw new Error('purge-css: no rule names the classes of CSS modules. See UPGRADING.md.');
      // Readable class names are for development: here they weigh on every page, script and style.
      for (const each of modules) if (each) each.localIdentName = '[contenthash:base64:5]';
    },

    configurePostCss(options) {
      if (isOn) options.plugins.push(purgeFramework(siteDir));
      return options;
    },
  };
}
