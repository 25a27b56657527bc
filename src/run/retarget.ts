import {networks, type Network} from '@site/src/site/networks';

/** The names of the SDK's enumeration `Network`. */
const sdkNames: Record<Network['id'], string> = {
  localnet: 'LOCAL',
  devnet: 'DEVNET',
  testnet: 'TESTNET',
  mainnet: 'MAINNET',
};

const localnet = networks.filter(({id}) => id === 'localnet');

/** Lets code that was written for the localnet use another network: its name in the SDK, and its addresses. */
export function retarget(code: string, network: Network): string {
  let result = code.replaceAll(/\bNetwork\.LOCAL\b/g, `Network.${sdkNames[network.id]}`);
  for (const {rest, faucet, indexer} of localnet) {
    result = result.replaceAll(rest, network.rest).replaceAll(indexer, network.indexer);
    if (faucet && network.faucet) result = result.replaceAll(faucet, network.faucet);
  }
  return result;
}
