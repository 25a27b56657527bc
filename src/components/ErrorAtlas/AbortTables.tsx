import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {abortId} from '@site/src/errors/abortId';
import {aborts, type FrameworkAbort} from '@site/src/errors/aborts';
import AnchoredTable, {type Column} from '../Table/AnchoredTable';
import styles from './styles.module.css';

const byModule = new Map<string, FrameworkAbort[]>();
for (const abort of aborts) byModule.set(abort.module, [...(byModule.get(abort.module) ?? []), abort]);
const modules = [...byModule.keys()];
const addresses = new Set(modules.map((module) => module.split('::')[0]));

/** The anchor of a module: `0x1::coin` → `0x1-coin`. */
const moduleId = (module: string): string => module.replace('::', '-');

const columns: Column<FrameworkAbort>[] = [
  {title: 'Name', cell: ({name}) => <code>{name}</code>},
  {
    title: 'Code',
    cell: ({hex, code}) => (
      <>
        <code>{hex}</code> <span className={styles.detail}>{code}</span>
      </>
    ),
  },
  {
    title: 'Meaning',
    cell: ({message, category}) => (
      <>
        {message} {category && <span className={styles.detail}>{category}</span>}
      </>
    ),
  },
];

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
      <AnchoredTable columns={columns} rows={members} idOf={abortId} rowClassName={styles.row} />
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
