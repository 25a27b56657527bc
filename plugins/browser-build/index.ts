import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from './aliases';
import {splitting} from './chunks';
import {purgeFramework} from './purge';
import type {BuiltFiles} from './files';
import {shortenClassNames} from './styles';

/**
 * What browsers load: which files, without the modules and the styles that the site does not use.
 * @param files gets the files of the build
 */
export default function browserBuild({siteDir}: LoadContext, files: BuiltFiles): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'browser-build',
    configureWebpack({module}, isServer) {
      if (isProduction) shortenClassNames(module?.rules ?? []);
      return {
        resolve: {alias: aliases(isServer)},
        ...(isProduction && !isServer ? splitting(files) : {}),
      };
    },
    configurePostCss(options) {
      if (isProduction) options.plugins.push(purgeFramework(siteDir));
      return options;
    },
  };
}
