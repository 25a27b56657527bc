import {isDiscarded, statuses, type VmStatus} from '@site/src/errors/statuses';
import {toolErrors} from '@site/src/errors/tools';
import AbortTables from './AbortTables';
import ExplainedErrors from './ExplainedErrors';
import Lookup from './Lookup';

function StatusTable({of}: {of: (status: VmStatus) => boolean}) {
  const errors = statuses.filter(of).map(({code, ...status}) => ({...status, id: status.name, detail: code}));
  return <ExplainedErrors title="Status" errors={errors} />;
}

function ToolTable() {
  const errors = toolErrors.map(({message, ...rest}) => ({...rest, name: message}));
  return <ExplainedErrors title="Message" errors={errors} />;
}

const parts = {
  /** A field that finds the entries of a pasted error. */
  lookup: <Lookup />,
  /** Errors of the CLI, the REST API and the SDK before a transaction exists. */
  tools: <ToolTable />,
  /** Statuses of transactions that never reach the chain. */
  discarded: <StatusTable of={isDiscarded} />,
  /** Statuses of transactions that are on chain without effect. */
  charged: <StatusTable of={(status) => !isDiscarded(status)} />,
  /** Every abort code of the framework, grouped by module. */
  aborts: <AbortTables />,
};

/** A part of the page of errors. */
export default function ErrorAtlas({part}: {part: keyof typeof parts}) {
  return parts[part];
}
