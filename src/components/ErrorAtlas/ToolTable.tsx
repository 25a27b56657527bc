import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {toolErrors, type ToolError} from '@site/src/errors/tools';
import Table from '../Table';
import styles from './styles.module.css';

/** Text in which code stands between backticks. */
function WithCode({text}: {text: string}) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Row({error: {id, message, cause, fix, href}}: {error: ToolError}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <td>
        <Link className={styles.name} to={`#${id}`}>
          <code>{message}</code>
        </Link>
      </td>
      <td>
        <WithCode text={cause} />
      </td>
      <td>
        <WithCode text={fix} />{' '}
        <Link to={href} aria-label={`More about ${message}`}>
          More
        </Link>
      </td>
    </tr>
  );
}

/** What the CLI, the REST API and the SDK say before a transaction exists. */
export default function ToolTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Message</th>
          <th>Cause</th>
          <th>What to do</th>
        </tr>
      </thead>
      <tbody>
        {toolErrors.map((error) => (
          <Row key={error.id} error={error} />
        ))}
      </tbody>
    </Table>
  );
}
