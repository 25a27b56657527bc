import type {Network} from '../networks/model';

/** The servers of a network, as origins. */
export const serversOf = ({rest, faucet = rest, indexer}: Network): string[] =>
  [rest, faucet, indexer].map((address) => new URL(address).origin);
