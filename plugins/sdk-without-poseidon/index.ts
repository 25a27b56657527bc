import type {Plugin} from '@docusaurus/types';

/**
 * The SDK runs in the browser only, so the server build gets an empty module in its place. The browser build goes
 * without the tables of the Poseidon hash: 430 KB of 520, compressed, which only keyless accounts need.
 */
export default function sdkWithoutPoseidon(): Plugin {
  return {
    name: 'sdk-without-poseidon',
    configureWebpack(_config, isServer) {
      const alias: Record<string, string | false> = isServer
        ? {'@cedra-labs/ts-sdk$': false}
        : {'poseidon-lite$': require.resolve('./noPoseidon.js')};
      return {resolve: {alias}};
    },
  };
}
