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
      <td className={styles.date} data-label="Date">
        {date ? <time dateTime={date}>{date}</time> : '–'}
      </td>
      <td data-label="Fee asset">{feeAsset ? 'yes' : 'no'}</td>
      <td data-label="What it means for you">{note}</td>
    </tr>
  );
}

/** Versions of node, CLI and SDKs: those with the same value in the third column are compatible. */
export default function Releases() {
  return (
    <Table className="stacked-table">
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
