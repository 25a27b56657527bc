import type {Block} from '../page/model';
import {checkQuery} from '../reference/graphql/check-query';
import {blockFailure} from '../run/failure';
import type {Outcome} from '../run/outcome';

/** Validates a query against the indexer's schema. */
export function proveGraphql(block: Block): Outcome {
  const failures = checkQuery(block.code).map(({message, line}) =>
    blockFailure(block, message, {mend: 'The schema is the one of the indexer, as the SDK ships it.'}, line),
  );
  return {block, level: 'checked', failures};
}
