import type {Plugin} from '@docusaurus/types';
import {aliases} from './aliases';
import {splitting} from './chunks';
import {shortenClassNames} from './styles';

/** What browsers load: which files, without the modules that the site does not use. */
export default function browserBuild(): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'browser-build',
    configureWebpack({module}, isServer) {
      if (isProduction) shortenClassNames(module?.rules ?? []);
      return {
        resolve: {alias: aliases(isServer)},
        ...(isProduction && !isServer ? splitting() : {}),
      };
    },
  };
}
