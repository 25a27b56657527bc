import {createHash} from 'node:crypto';

/** The fields of a transaction in `/v1/transactions` that are used here. */
interface Transaction {
  success: boolean;
  payload?: Payload;
  changes?: {type: string; address?: string; data?: {bytecode?: string; abi?: {name: string}}}[];
}

interface Payload {
  /** `0x1::coin::transfer`, of a call. */
  function?: string;
  /** Of a script. */
  code?: {bytecode: string};
  /** Of a multisig account's transaction. */
  transaction_payload?: Payload;
}

const pageSize = 100;

export interface LedgerCode {
  called: ReadonlySet<string>;
  published: ReadonlySet<string>;
}

/** Follows the transactions of a localnet from the moment it is opened. */
export class Ledger {
  /** Bytecode hash of each module that was published since then, by `address::name`. */
  private readonly modules = new Map<string, string>();
  private readonly code = {called: new Set<string>(), published: new Set<string>()};

  private constructor(
    private readonly restUrl: string,
    /** The version of the next transaction. */
    private next: number,
  ) {}

  static async open(restUrl: string): Promise<Ledger> {
    return new Ledger(restUrl, (await lastVersion(restUrl)) + 1);
  }

  /** Bytecode that successful transactions have published since then, and which of it they called. */
  async read(): Promise<LedgerCode> {
    const last = await lastVersion(this.restUrl);
    while (this.next <= last) {
      const limit = Math.min(pageSize, last - this.next + 1);
      const transactions = await get<Transaction[]>(
        `${this.restUrl}/v1/transactions?start=${this.next}&limit=${limit}`,
      );
      if (transactions.length === 0) throw new Error(`${this.restUrl} has no transaction ${this.next}.`);
      for (const transaction of transactions) this.note(transaction);
      this.next += transactions.length;
    }
    return this.code;
  }

  private note({success, payload, changes = []}: Transaction): void {
    if (!success) return;
    const {function: called, code} = payload?.transaction_payload ?? payload ?? {};
    const hash = code ? hashOfCode(code.bytecode) : this.modules.get(moduleOf(called ?? ''));
    if (hash !== undefined) this.code.called.add(hash);
    for (const {type, address = '', data} of changes) {
      if (type !== 'write_module' || !data?.bytecode || !data.abi) continue;
      const written = hashOfCode(data.bytecode);
      this.code.published.add(written);
      this.modules.set(moduleOf(`${address}::${data.abi.name}`), written);
    }
  }
}

async function lastVersion(restUrl: string): Promise<number> {
  return Number((await get<{ledger_version: string}>(`${restUrl}/v1`)).ledger_version);
}

async function get<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

/** Hashes bytecode given in hex, in the same way as `record-move.mjs` hashes compiled files. */
export function hashOfCode(hex: string): string {
  return createHash('sha256')
    .update(Buffer.from(hex.replace(/^0x/, ''), 'hex'))
    .digest('hex');
}

/** `address::name` of a function's path; addresses are written with or without leading zeros. */
function moduleOf(path: string): string {
  const [address = '', name = ''] = path.split('::');
  return `${address.replace(/^0x0*/, '')}::${name}`;
}
