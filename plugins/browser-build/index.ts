import type {Plugin} from '@docusaurus/types';
import {aliases} from './aliases';
import {splitting} from './chunks';
import type {BuiltFiles} from './files';
import {shortenClassNames} from './styles';

/**
 * Settings of the development server: the message over the page goes when the page is repaired. A module that does not
 * compile throws an error in the browser too, whose message would stay.
 */
const devServer = {
  client: {
    overlay: {
      warnings: false,
      runtimeErrors: (error: Error) => !/Module build failed|Cannot find module/.test(error.message),
    },
  },
};

/**
 * What browsers load: which files, without the modules that the site does not use.
 * @param files gets the files of the build
 */
export default function browserBuild(files: BuiltFiles): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'browser-build',
    configureWebpack({module}, isServer) {
      if (isProduction) shortenClassNames(module?.rules ?? []);
      return {
        resolve: {alias: aliases(isServer)},
        ...(isProduction && !isServer ? splitting(files) : {}),
        // Docusaurus passes this on, but its types lack the property.
        ...(isProduction ? {} : {devServer}),
      };
    },
  };
}
