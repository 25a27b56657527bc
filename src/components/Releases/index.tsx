import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Table from '@site/src/components/Table';
import {releases, type Release} from '@site/src/site/releases';
import styles from './styles.module.css';

function Row({id, name, date, url, feeAsset, note}: Release) {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id}>
      <td>
        <Link to={url}>{name}</Link>
      </td>
      <td className={styles.date}>{date ? <time dateTime={date}>{date}</time> : '–'}</td>
      <td>{feeAsset ? 'yes' : 'no'}</td>
      <td>{note}</td>
    </tr>
  );
}

/** The versions of node, CLI and SDKs: those with the same answer in the third column understand each other. */
export default function Releases() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Version</th>
          <th>Date</th>
          <th>Fee asset</th>
          <th>What it means for you</th>
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <Row key={release.id} {...release} />
        ))}
      </tbody>
    </Table>
  );
}
