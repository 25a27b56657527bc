import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The folders of the framework's components that work out, once they are in a browser, what is to be shown there. */
const LATE = /(theme-common|theme-classic|plugin-content-docs)[\\/]lib|core[\\/]lib[\\/]client$/;

/** Whether a file is this one of a package, or in this folder of it. */
const within = (part: string) => (file: string) => file.includes(path.normalize(`/${part}`));

/** Gives a file, or those of a folder, another module for one that they import. */
const replace = (part: string, module: string, file: string) => {
  const alias: Record<string, string> = {[module]: file};
  return {include: within(part), resolve: {alias}};
};

/** Leaves out of the browser what the framework puts into every page's scripts and this site never asks for. */
export default function lightShell({generatedFilesDir}: LoadContext): Plugin {
  const generated = (...names: string[]) => path.join(generatedFilesDir, ...names);
  return {
    name: 'light-shell',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      const trim = (part: string) => [{loader: require.resolve('./trim.cjs'), options: {part}}];
      const own = (...its: ConstructorParameters<typeof instance.NormalModuleReplacementPlugin>) =>
        new instance.NormalModuleReplacementPlugin(...its);
      return {
        plugins: isServer
          ? []
          : [
              own(/^\.\/PendingNavigation$/, require.resolve('./PendingNavigation.tsx')),
              own(/^react$/, (asked) => {
                if (LATE.test(asked.context)) asked.request = require.resolve('./lateEffects.cjs');
              }),
              own(/^react-helmet-async$/, require.resolve('./Helmet.tsx')),
            ],
        module: {
          rules: [
            // Once React ran, tabs made all that is in them a second time, against a fault of earlier versions.
            replace(
              'theme-classic/lib/theme/Tabs/',
              '@docusaurus/useIsBrowser',
              require.resolve('./always.cjs'),
            ),
            // On the server too: a page that asks for the descriptions after all has to fail there.
            {include: generated('docusaurus-plugin-content-docs', 'default', 'p'), use: trim('version')},
            ...(isServer
              ? []
              : [
                  {include: generated('registry.js'), use: trim('registry')},
                  {include: generated('docusaurus.config.mjs'), use: trim('config')},
                  {include: within('theme-common/lib/utils/reactUtils.js'), use: trim('order')},
                  {include: within('react-dom/cjs/react-dom-client.production.js'), use: trim('react')},
                  replace(
                    'core/lib/client/clientEntry.js',
                    'react-router-dom',
                    require.resolve('./router.tsx'),
                  ),
                  // 3 KB of helpers, of which one is used.
                  replace('utils-common/', 'tslib', require.resolve('./tslib.cjs')),
                  // For the static properties of components that `withRouter` wraps: nobody reads any.
                  replace('react-router/', 'hoist-non-react-statics', require.resolve('./keepStatics.cjs')),
                ]),
          ],
        },
      };
    },
  };
}
