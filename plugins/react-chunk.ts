import type {Plugin} from '@docusaurus/types';

/** Puts React, half of the application, into a file that browsers keep over deploys, and that runs as its own task. */
export default function reactChunk(): Plugin {
  return {
    name: 'react-chunk',
    configureWebpack({entry}, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return;
      const react = ['react', 'react/jsx-runtime', 'react-dom/client'];
      return {entry: {react, main: {import: entry as string, dependOn: 'react'}}};
    },
  };
}
