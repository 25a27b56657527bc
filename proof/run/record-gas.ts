import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {proofFolder} from '../paths';
import type {CliReference} from '../reference/cli/model';
import {stableJson} from '../reference/stable-json';

/** What calls of an entry function cost in a run of all pages. */
interface GasUse {
  /** `0x1::cedra_account::transfer`; without the address for a page's own module. */
  function: string;
  /** Gas units of the cheapest and the dearest successful call. */
  least: number;
  most: number;
  calls: number;
}

interface Transaction {
  type: string;
  success?: boolean;
  gas_used?: string;
  payload?: {function?: string};
}

/** Writes the gas that successful entry function calls used on this localnet; returns the file. */
export async function recordGas(restUrl: string, {version, commit}: CliReference): Promise<string> {
  const uses = new Map<string, GasUse>();
  for (let start = 0; ;) {
    const response = await fetch(`${restUrl}/v1/transactions?start=${start}&limit=100`);
    if (!response.ok)
      throw new Error(
        `The localnet answers ${response.status} for its transactions: ${await response.text()}`,
      );
    const batch = (await response.json()) as Transaction[];
    if (batch.length === 0) break;
    start += batch.length;
    for (const transaction of batch) count(transaction, uses);
  }
  const sorted = [...uses.values()].sort((a, b) => (a.function < b.function ? -1 : 1));
  const path = join(proofFolder, 'generated', 'gas.json');
  writeFileSync(path, stableJson({cli: version, commit, functions: sorted}));
  return path;
}

function count({type, success, gas_used: gas, payload}: Transaction, uses: Map<string, GasUse>): void {
  if (type !== 'user_transaction' || !success || !payload?.function) return;
  const name = payload.function.replace(/^0x[0-9a-f]{4,}::/, '');
  const used = Number(gas);
  const known = uses.get(name) ?? {function: name, least: used, most: used, calls: 0};
  uses.set(name, {
    function: name,
    least: Math.min(known.least, used),
    most: Math.max(known.most, used),
    calls: known.calls + 1,
  });
}
