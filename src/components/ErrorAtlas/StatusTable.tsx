import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {statuses, type VmStatus} from '@site/src/errors/statuses';
import Table from '../Table';
import styles from './styles.module.css';

/** A long name may go on in the next line after an underscore. */
function Breakable({name}: {name: string}) {
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Row({status}: {status: VmStatus}) {
  useBrokenLinks().collectAnchor(status.name);
  return (
    <tr id={status.name} className={styles.row}>
      <td>
        <Link className={styles.name} to={`#${status.name}`}>
          <code>
            <Breakable name={status.name} />
          </code>
        </Link>
        <div className={styles.detail}>{status.code}</div>
      </td>
      <td>{status.cause}</td>
      <td>
        {status.fix}
        {status.href && (
          <>
            {' '}
            <Link to={status.href} aria-label={`More about ${status.name}`}>
              More
            </Link>
          </>
        )}
      </td>
    </tr>
  );
}

/** The statuses of the virtual machine of one kind, in the order of their numbers. */
function StatusTable({kind}: Pick<VmStatus, 'kind'>) {
  return (
    <Table>
      <thead>
        <tr>
          <th>Status</th>
          <th>Cause</th>
          <th>What to do</th>
        </tr>
      </thead>
      <tbody>
        {statuses
          .filter((status) => status.kind === kind)
          .map((status) => (
            <Row key={status.name} status={status} />
          ))}
      </tbody>
    </Table>
  );
}

/** Statuses of transactions that never reach the chain. */
export function DiscardedStatuses() {
  return <StatusTable kind="discarded" />;
}

/** Statuses of transactions that are on chain, without effect. */
export function ChargedStatuses() {
  return <StatusTable kind="charged" />;
}
