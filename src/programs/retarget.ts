import {networkOf, type Network} from '@site/cedra/networks/model';

/** Members of the SDK's enumeration `Network`. */
const sdkNames: Record<Network['id'], string> = {
  localnet: 'LOCAL',
  devnet: 'DEVNET',
  testnet: 'TESTNET',
  mainnet: 'MAINNET',
};

/** Rewrites code for the localnet to use another network: replaces the network's name in the SDK and its addresses. */
export function retarget(code: string, network: Network): string {
  const {rest, faucet, indexer} = networkOf('localnet');
  const result = code
    .replaceAll(/\bNetwork\.LOCAL\b/g, `Network.${sdkNames[network.id]}`)
    .replaceAll(rest, network.rest)
    .replaceAll(indexer, network.indexer);
  return faucet && network.faucet ? result.replaceAll(faucet, network.faucet) : result;
}
