import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeFramework} from './purge';

interface CssRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

/** Reduces the style sheets of a production build to the rules that the site uses. */
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
      // Readable class names are for development: they make every page, script and style larger.
      for (const each of modules) if (each) each.localIdentName = '[contenthash:base64:5]';
    },

    configurePostCss(options) {
      if (isOn) options.plugins.push(purgeFramework(siteDir));
      return options;
    },
  };
}
