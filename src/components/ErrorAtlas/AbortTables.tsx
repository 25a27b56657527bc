import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {abortId} from '@site/src/errors/abortId';
import {aborts, type FrameworkAbort} from '@site/src/errors/aborts';
import Table from '../Table';
import styles from './styles.module.css';

const byModule = new Map<string, FrameworkAbort[]>();
for (const abort of aborts) byModule.set(abort.module, [...(byModule.get(abort.module) ?? []), abort]);

function Row({abort}: {abort: FrameworkAbort}) {
  const id = abortId(abort);
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <td>
        <code>{abort.name}</code>
      </td>
      <td data-label="Code">
        <code>{abort.hex}</code>
        <div className={styles.detail}>{abort.code}</div>
      </td>
      <td data-label="Meaning">
        {abort.message}
        {abort.category && <div className={styles.detail}>{abort.category}</div>}
      </td>
    </tr>
  );
}

/** Every abort code of the framework, grouped by module. */
export default function AbortTables() {
  return [...byModule].map(([module, members]) => (
    <section key={module} className={styles.module}>
      <h3 id={module.replace('::', '-')} className={styles.heading}>
        <code>{module}</code>
      </h3>
      <Table className="stacked-table">
        <thead>
          <tr>
            <th>Name</th>
            <th>Code</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          {members.map((abort) => (
            <Row key={abortId(abort)} abort={abort} />
          ))}
        </tbody>
      </Table>
    </section>
  ));
}
