import Link from '@docusaurus/Link';
import AnchoredTable, {type Column} from '@site/src/components/Table/AnchoredTable';
import {releases, type Release} from '@site/src/site/releases';
import styles from './styles.module.css';

const columns: Column<Release>[] = [
  {title: 'Version', cell: ({name, url}) => <Link to={url}>{name}</Link>},
  {
    title: 'Date',
    cell: ({date}) =>
      date ? (
        <time className={styles.date} dateTime={date}>
          {date}
        </time>
      ) : (
        '–'
      ),
  },
  {title: 'Fee asset', cell: ({feeAsset}) => (feeAsset ? 'yes' : 'no')},
  {title: 'What it means for you', cell: ({note}) => note},
];

/** Versions of node, CLI and SDKs; versions with the same value in the column "Fee asset" are compatible. */
export default function Releases() {
  return <AnchoredTable columns={columns} rows={releases} idOf={({id}) => id} />;
}
