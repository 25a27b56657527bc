// Reviewed by hand, because it cannot be run here: the calls of other programs, and the addresses in commands.

export interface ProgramUse {
  /** Options that take a value as the next word. */
  values?: readonly string[];
  /** The number of words besides options and their values. */
  operands?: readonly [least: number, most: number];
  /** Expressions that the command line, from the program on, must match; `when` limits a rule to some command lines. */
  needs?: readonly {option: RegExp; when?: RegExp; why: string}[];
}

const fetchNeeds = [
  {option: / -\w*[so]|--silent/, why: 'without -s or -o it prints a progress meter'},
  {option: / -\w*f/, when: / -o \S+\.(?:blob|txt|zip) |nvm/, why: 'without -f it saves the page of an error'},
  {
    option: / --proto =https --tlsv1\.2 -sSf /,
    when: /rustup/,
    why: 'rustup.rs itself gives the options --proto =https --tlsv1.2 -sSf',
  },
  {option: /content-type: application\/json /i, when: / -d \{/, why: 'a body of JSON needs its content type'},
];
const install = {option: / -\w*y/, when: / install /, why: 'without -y it waits for input'};

/** The expected uses by program. Other programs are not checked. */
export const programs: Readonly<Record<string, ProgramUse>> = {
  apt: {needs: [install]},
  'apt-get': {needs: [install]},
  'cedra-node': {
    values: ['-f'],
    operands: [0, 0],
    needs: [{option: / (?:-f|--info) /, why: 'the command needs a configuration, or --info'}],
  },
  cargo: {values: ['-p', '--profile'], operands: [1, 1]},
  curl: {
    values: ['-D', '-H', '-X', '-d', '-o', '-w', '--proto'],
    operands: [1, 1],
    needs: fetchNeeds,
  },
  cut: {values: ['-d', '-f'], operands: [0, 1], needs: [{option: / -[cf]| -d. -f/, why: 'it needs a list'}]},
  docker: {
    needs: [
      {option: / (?:--rm|-d)\b/, when: / run /, why: 'without --rm containers pile up'},
      {option: / -d /, when: / compose up /, why: 'without -d the containers end with the terminal'},
      {option: / -f /, when: / compose logs /, why: 'without -f it ends at once'},
      {option: / --info /, when: / cedra-node /, why: 'the program needs a configuration, or --info'},
    ],
  },
  du: {needs: [{option: / -sh /, why: 'without -sh it lists every folder'}]},
  fio: {
    operands: [0, 0],
    needs: [
      {option: / --direct=1 /, why: 'without --direct=1 it measures the memory'},
      {option: / --time_based /, when: / --runtime=/, why: 'without --time_based it ends with the file'},
    ],
  },
  git: {
    values: ['--branch', '--depth'],
    operands: [0, 2],
    needs: [{option: / --depth 1 /, when: / --depth/, why: 'the newest commit is enough'}],
  },
  head: {values: ['-n'], operands: [0, 1]},
  install: {
    values: ['-g', '-m', '-o'],
    operands: [1, 4],
    needs: [
      {option: / -m (?:600|644|700|755) |^(?!.* -m ).* -d /, why: 'a file needs a usual mode'},
      {option: / -d /, when: /^install(?: -[gmo] \S+)* \S+ $/, why: 'use -d to create a folder'},
      {option: / -o /, when: / -g /, why: 'a group without an owner leaves root as the owner'},
      {option: / -g /, when: / -o /, why: 'an owner without a group leaves the group of root'},
    ],
  },
  journalctl: {
    values: ['-u'],
    operands: [0, 0],
    needs: [
      {option: / -u /, why: 'it shows all services'},
      {option: / -f /, why: 'it shows the oldest lines and ends'},
    ],
  },
  ln: {operands: [2, 2], needs: [{option: / -s/, why: 'a hard link does not follow a new version'}]},
  mkdir: {needs: [{option: / -p /, when: /\//, why: 'without -p the block cannot be repeated'}]},
  npm: {needs: [{option: / -y /, when: / init /, why: 'without -y it asks questions'}]},
  nvm: {needs: [{option: / --lts/, when: / install/, why: 'it needs a version'}]},
  ps: {values: ['-C', '-o'], operands: [0, 0]},
  rustc: {operands: [0, 0], needs: [{option: / --version/, why: 'it needs a file'}]},
  sh: {
    needs: [{option: / -s -- -y /, when: / --/, why: 'options of a script from standard input follow -s --'}],
  },
  sha256sum: {operands: [0, 0], needs: [{option: / --check/, why: 'it compares nothing'}]},
  systemctl: {operands: [1, 2], needs: [{option: / --now/, when: / enable /, why: 'it starts nothing'}]},
  tail: {values: ['-n'], operands: [0, 1]},
  timedatectl: {values: ['-p'], operands: [1, 1]},
  ufw: {
    needs: [{option: / 6182\/tcp /, when: / allow \d/, why: 'full nodes call port 6182, by TCP'}],
  },
  unzip: {values: ['-d'], operands: [1, 1]},
  useradd: {
    values: ['--home-dir', '--shell'],
    operands: [1, 1],
    needs: [{option: / --system .*--home-dir .*--shell /, why: 'a service needs no login and its own home'}],
  },
  'xcode-select': {needs: [{option: / --install/, why: 'it needs an action'}]},
};

/**
 * Addresses in commands, with variables filled in, besides those of `src/site/networks.ts`. `*` is the output of a
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
