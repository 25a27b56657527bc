import type {Plugin} from '@docusaurus/types';

/**
 * Leaves the tables of the Poseidon hash out of the SDK: 430 KB of its compressed 520, which only keyless
 * accounts need. Nothing on this site makes one.
 */
export default function lightSdk(): Plugin {
  return {
    name: 'light-sdk',
    configureWebpack: () => ({resolve: {alias: {'poseidon-lite$': require.resolve('./noPoseidon.js')}}}),
  };
}
