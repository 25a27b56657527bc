import {toolErrors} from '@site/src/errors/tools';
import ExplainedErrors from './ExplainedErrors';

/** Errors of the CLI, the REST API and the SDK before a transaction exists. */
export default function ToolTable() {
  const errors = toolErrors.map(({message, ...rest}) => ({...rest, name: message}));
  return <ExplainedErrors title="Message" errors={errors} />;
}
