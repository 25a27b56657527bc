import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeFramework} from './purge';

interface CssRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

/** Reduces Infima in production builds to the rules that the site uses, and shortens the class names of CSS modules. */
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
      // The readable default makes every page, script and style sheet larger.
      for (const each of modules) if (each) each.localIdentName = '[contenthash:base64:5]';
    },

    configurePostCss(options) {
      if (isOn) options.plugins.push(purgeFramework(siteDir));
      return options;
    },
  };
}
