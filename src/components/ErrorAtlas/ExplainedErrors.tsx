import Link from '@docusaurus/Link';
import Breakable from '../Breakable';
import AnchoredTable, {type Column} from '../Table/AnchoredTable';
import WithCode from '../WithCode';
import styles from './styles.module.css';

/** An error with its cause and its fix. */
interface ExplainedError {
  /** Anchor on the page. */
  id: string;
  name: string;
  /** Small text below the name. */
  detail?: number;
  /** With code in backticks, like the fix. */
  cause: string;
  fix: string;
  /** The page that explains more. */
  href?: string;
}

const columnsOf = (title: string): Column<ExplainedError>[] => [
  {
    title,
    cell: ({id, name, detail}) => (
      <>
        <Link className={styles.name} to={`#${id}`}>
          <code>
            <Breakable text={name} at={/(?<=_)/} />
          </code>
        </Link>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </>
    ),
  },
  {title: 'Cause', cell: ({cause}) => <WithCode text={cause} />},
  {
    title: 'What to do',
    cell: ({name, fix, href}) => (
      <>
        <WithCode text={fix} />{' '}
        {href && (
          <Link to={href} aria-label={`Where this happens: ${name}`}>
            Where this happens
          </Link>
        )}
      </>
    ),
  },
];

/** A table of errors, each with a link to itself. */
export default function ExplainedErrors({title, errors}: {title: string; errors: ExplainedError[]}) {
  return (
    <AnchoredTable columns={columnsOf(title)} rows={errors} idOf={({id}) => id} rowClassName={styles.row} />
  );
}
