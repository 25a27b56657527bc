// Lets the SDK talk to a localnet of June 2025, which does not know the fee-asset field at the end of a raw transaction
// and answers "Failed to deserialize input into SignedTransaction". Omits that field. Preloaded with `node --import`;
// receipts mention it.
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const name = '@cedra-labs/ts-sdk';

/** A resolver that finds the SDK that the program imports: the one in its folder, or else the site's. */
function resolver() {
  const candidates = [createRequire(join(process.cwd(), 'package.json')), createRequire(import.meta.url)];
  const found = candidates.find((require) => {
    try {
      return require.resolve(name);
    } catch {
      return undefined;
    }
  });
  return found;
}

function adapt({RawTransaction, AccountAddress, ChainId, TransactionPayload, parseTypeTag}) {
  RawTransaction.prototype.serialize = function serialize(serializer) {
    this.sender.serialize(serializer);
    serializer.serializeU64(this.sequence_number);
    this.payload.serialize(serializer);
    serializer.serializeU64(this.max_gas_amount);
    serializer.serializeU64(this.gas_unit_price);
    serializer.serializeU64(this.expiration_timestamp_secs);
    this.chain_id.serialize(serializer);
  };
  RawTransaction.deserialize = (deserializer) =>
    new RawTransaction(
      AccountAddress.deserialize(deserializer),
      deserializer.deserializeU64(),
      TransactionPayload.deserialize(deserializer),
      deserializer.deserializeU64(),
      deserializer.deserializeU64(),
      deserializer.deserializeU64(),
      ChainId.deserialize(deserializer),
      parseTypeTag('0x1::cedra_coin::CedraCoin'),
    );
}

const require = resolver();
// A program without the SDK needs no adapter.
if (require) {
  const common = require.resolve(name);
  const esm = common.replace(/([\\/])common([\\/])index\.js$/, '$1esm$2index.mjs');
  adapt(require(name));
  adapt(await import(pathToFileURL(esm).href));
}
