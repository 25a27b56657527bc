import {statuses, type VmStatus} from '@site/src/errors/statuses';
import ExplainedErrors from './ExplainedErrors';

/** The virtual machine's statuses of one kind, by number. */
function StatusTable({kind}: Pick<VmStatus, 'kind'>) {
  const errors = statuses
    .filter((status) => status.kind === kind)
    .map(({name, code, ...rest}) => ({...rest, id: name, name, detail: code}));
  return <ExplainedErrors title="Status" errors={errors} />;
}

/** Statuses of transactions that never reach the chain. */
export function DiscardedStatuses() {
  return <StatusTable kind="discarded" />;
}

/** Statuses of transactions that are on chain without effect. */
export function ChargedStatuses() {
  return <StatusTable kind="charged" />;
}
