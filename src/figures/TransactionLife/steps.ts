/** A stage on the path of a transaction through the network. */
export interface TransactionStep {
  /** Label in the drawing. */
  name: string;
  /** The event, as a sentence. */
  title: string;
  text: string;
  /** Folders in the network's source tree, the most important first. */
  sources: readonly string[];
  /** Position in the drawing. */
  x: number;
  y: number;
}

const left = 36;
const right = 228;

export const steps: readonly TransactionStep[] = [
  {
    name: 'Sign',
    title: 'Your program builds and signs',
    text: 'An SDK, the CLI or a wallet encodes the transaction in BCS and signs it. The private key stays here.',
    sources: ['types/src/transaction', 'sdk', 'crates/cedra'],
    x: left,
    y: 52,
  },
  {
    name: 'REST API',
    title: 'A node checks it',
    text: 'The node decodes the bytes, verifies the signatures and runs the prologue against the latest state. If it is rejected, you find out immediately.',
    sources: ['api', 'vm-validator'],
    x: left,
    y: 140,
  },
  {
    name: 'Mempool',
    title: 'It waits and is passed on',
    text: 'The mempool orders it by sequence number and gas price, and passes it from node to node until it reaches a validator.',
    sources: ['mempool', 'network'],
    x: left,
    y: 196,
  },
  {
    name: 'Batch',
    title: 'Validators spread it in a batch',
    text: 'The quorum store puts it into a batch, sends the batch to all validators, and collects a quorum of signatures that confirm they stored it.',
    sources: ['consensus/src/quorum_store'],
    x: left,
    y: 288,
  },
  {
    name: 'Order',
    title: 'Consensus fixes the order',
    text: 'The leader of the round proposes a block of batches. A quorum of votes decides its place in the ledger.',
    sources: ['consensus/src', 'consensus/safety-rules', 'consensus/consensus-types'],
    x: left,
    y: 336,
  },
  {
    name: 'Execute',
    title: 'Every validator executes the block',
    text: 'Block-STM runs the transactions in parallel, with the same result as one after the other. The Move VM executes the code and counts the gas.',
    sources: [
      'cedra-move/block-executor',
      'cedra-move/cedra-vm',
      'third_party/move/move-vm',
      'execution/executor',
    ],
    x: left,
    y: 384,
  },
  {
    name: 'Agree',
    title: 'They sign the result',
    text: 'Each validator signs the resulting root hash. When a quorum has signed the same hash, the block is committed and final.',
    sources: ['consensus/src/pipeline', 'types/src'],
    x: right,
    y: 384,
  },
  {
    name: 'Store',
    title: 'The result is stored',
    text: 'Transactions, events and the changed entries go to disk, with the accumulator and the Jellyfish Merkle tree that prove them.',
    sources: ['storage/cedradb', 'storage/jellyfish-merkle', 'storage/accumulator'],
    x: right,
    y: 300,
  },
  {
    name: 'Sync',
    title: 'Full nodes follow',
    text: 'A full node fetches new transactions, their outputs or ordered blocks, verifies them with proofs, and stores the same ledger.',
    sources: ['state-sync'],
    x: right,
    y: 168,
  },
  {
    name: 'Read',
    title: 'You read it back',
    text: 'The REST API returns the version, events and state. The transaction stream feeds indexers, which fill databases for queries.',
    sources: ['api', 'ecosystem/indexer-grpc'],
    x: right,
    y: 52,
  },
];

/** The components that execute the stages, as boxes behind them. */
export const places = [
  {name: 'You', y: 8, height: 84},
  {name: 'Full node', y: 100, height: 136},
  {name: 'Validators', y: 244, height: 196},
] as const;
