import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {abortId} from '@site/src/errors/abortId';
import {aborts, type FrameworkAbort} from '@site/src/errors/aborts';
import Table from '../Table';
import styles from './styles.module.css';

const byModule = new Map<string, FrameworkAbort[]>();
for (const abort of aborts) byModule.set(abort.module, [...(byModule.get(abort.module) ?? []), abort]);
const modules = [...byModule.keys()];
const addresses = new Set(modules.map((module) => module.split('::')[0]));

/** The anchor of a module: `0x1::coin` → `0x1-coin`. */
const moduleId = (module: string): string => module.replace('::', '-');

function Row({abort}: {abort: FrameworkAbort}) {
  const id = abortId(abort);
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <td>
        <code>{abort.name}</code>
      </td>
      <td data-label="Code">
        <code>{abort.hex}</code> <span className={styles.detail}>{abort.code}</span>
      </td>
      <td data-label="Meaning">
        {abort.message} {abort.category && <span className={styles.detail}>{abort.category}</span>}
      </td>
    </tr>
  );
}

/** Links to the tables of all modules. */
function ModuleIndex() {
  return (
    <nav className={styles.index} aria-label="Modules with abort codes" data-markdown="skip">
      {[...addresses].map((address) => (
        <p key={address}>
          <code>{address}</code>
          {modules
            .filter((module) => module.startsWith(`${address}::`))
            .map((module) => (
              <Link key={module} to={`#${moduleId(module)}`}>
                {module.split('::')[1]}
              </Link>
            ))}
        </p>
      ))}
    </nav>
  );
}

function ModuleTable({module, members}: {module: string; members: FrameworkAbort[]}) {
  const id = moduleId(module);
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.module}>
      <h3 id={id}>
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
  );
}

/** Every abort code of the framework, grouped by module. */
export default function AbortTables() {
  return (
    <>
      <ModuleIndex />
      {[...byModule].map(([module, members]) => (
        <ModuleTable key={module} module={module} members={members} />
      ))}
    </>
  );
}
