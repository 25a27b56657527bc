/** A network that developers can reach. Sources: SDK 2.2.8 (`network.ts`, `apiEndpoints.ts`) and the CLI's `init`. */
export interface Network {
  id: 'localnet' | 'devnet' | 'testnet' | 'mainnet';
  label: string;
  chainId: number;
  /** REST API of a full node, with the version path. */
  rest: string;
  /** `undefined` if the network has no faucet. */
  faucet?: string;
  /** GraphQL endpoint of the indexer. */
  indexer: string;
  purpose: string;
}

export const networks: readonly Network[] = [
  {
    id: 'localnet',
    label: 'Localnet',
    chainId: 4,
    rest: 'http://127.0.0.1:8080/v1',
    faucet: 'http://127.0.0.1:8081',
    indexer: 'http://127.0.0.1:8090/v1/graphql',
    purpose: 'Your own chain, on your own machine. Start here: free, offline, reset in seconds.',
  },
  {
    id: 'devnet',
    label: 'Devnet',
    chainId: 3,
    rest: 'https://devnet.cedra.dev/v1',
    faucet: 'https://devfaucet-api.cedra.dev',
    indexer: 'https://graphql-devnet.cedra.dev/v1/graphql',
    purpose: 'Newest features, wiped regularly. The default network of the TypeScript SDK.',
  },
  {
    id: 'testnet',
    label: 'Testnet',
    chainId: 2,
    rest: 'https://testnet.cedra.dev/v1',
    faucet: 'https://faucet-api.cedra.dev',
    indexer: 'https://graphql.cedra.dev/v1/graphql',
    purpose: 'For testing before launch: shared, kept across upgrades, with free coins.',
  },
  {
    id: 'mainnet',
    label: 'Mainnet',
    chainId: 1,
    rest: 'https://mainnet.cedra.dev/v1',
    indexer: 'https://graphql.cedra.dev/v1/graphql',
    purpose:
      'Not announced. SDK 2.2.8 says "Coming Soon" and uses the testnet address for it. The address here comes from the CLI.',
  },
];

/** @throws Error when there is no such network */
export function networkOf(id: Network['id']): Network {
  const found = networks.find((network) => network.id === id);
  if (!found) throw new Error(`There is no network "${id}".`);
  return found;
}

/** The services of a network, by their keys in `Network`. */
export type Service = 'rest' | 'faucet' | 'indexer';

/** An address that pages may request. */
interface Endpoint {
  service: Service;
  methods: readonly string[];
  /** The address without a query. With a slash at its end it includes every path below, as in a policy. */
  url: string;
  /** Beginning of the names of headers that may not be sent there, in lower case. */
  forbiddenHeaders?: string;
}

/** Everything that pages may request from a network: the policy's `connect-src` and the gate of programs follow it. */
export function endpointsOf({rest, faucet, indexer}: Network): Endpoint[] {
  const api = ['GET', 'HEAD', 'POST'];
  return [
    {service: 'rest', methods: api, url: rest},
    {service: 'rest', methods: api, url: `${rest}/`},
    ...(faucet === undefined
      ? []
      : ['fund', 'mint'].map((path) => ({
          service: 'faucet' as const,
          methods: ['POST'],
          url: `${faucet}/${path}`,
        }))),
    // With these headers the indexer grants rights.
    {service: 'indexer', methods: ['POST'], url: indexer, forbiddenHeaders: 'x-hasura-'},
  ];
}
