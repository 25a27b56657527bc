// Reviewed by hand, because they cannot be requested here.

/**
 * Addresses in commands, with variables filled in, besides those of `cedra/networks/model.ts`. `*` is the output of a
 * command.
 */
export const addresses: readonly string[] = [
  // The assets of the workflow .github/workflows/cli-release.yaml of cedra-network.
  ...['Linux-*', 'macOS-*', 'Windows-x86_64'].map(
    (system) =>
      `https://github.com/cedra-labs/cedra-network/releases/download/cedra-cli-v1.0.4/cedra-cli-1.0.4-${system}.zip`,
  ),
  // The assets of the workflow .github/workflows/node-release.yaml of cedra-network; readers replace X.Y.Z.
  ...['Linux-*', 'macOS-*'].map(
    (system) =>
      `https://github.com/cedra-labs/cedra-network/releases/download/cedra-node-vX.Y.Z/cedra-node-X.Y.Z-${system}.zip`,
  ),
  'https://github.com/cedra-labs/cedra-network.git',
  'https://github.com/cedra-labs/cedra-networks/raw/main/testnet/genesis.blob',
  'https://github.com/cedra-labs/cedra-networks/raw/main/testnet/waypoint.txt',
  'https://raw.githubusercontent.com/nvm-sh/nvm/v0.40.3/install.sh',
  'https://sh.rustup.rs',
];

/** Public nodes of testnet: the addresses of docs/nodes/_files/testnet-genesis.json, and the port of the README. */
export const peers: readonly string[] = [
  '/dns/t-seed.cedra.dev/tcp/6165/noise-ik/0x2e103609b65a9369eb7c73aaf94e7f0f8da5c7883a3f0f359ef12fcf70161a30/handshake/0',
  ...[6173, 6174].map(
    (port) =>
      `/dns/t-seed.cedra.dev/tcp/${port}/noise-ik/0x1a9410775bec1fa1b8ad771a6e70ca66a4451f22045420dd88c4b134c23bec27/handshake/0`,
  ),
];
