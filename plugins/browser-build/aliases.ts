import type {Plugin} from '@docusaurus/types';

/**
 * Makes the SDK smaller. The server build gets an empty module, because the SDK runs only in the browser. The browser
 * build omits the tables of the Poseidon hash (430 of 520 KB, compressed), which only keyless accounts need.
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
