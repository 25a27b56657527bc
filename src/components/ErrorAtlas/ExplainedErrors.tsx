import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Breakable from '../Breakable';
import Table from '../Table';
import WithCode from '../WithCode';
import styles from './styles.module.css';

/** An error with what is behind it and what to do. */
export interface ExplainedError {
  /** Anchor on the page. */
  id: string;
  name: string;
  /** Below the name, small. */
  detail?: number;
  /** With code in backticks, as the fix. */
  cause: string;
  fix: string;
  /** The page that explains more. */
  href?: string;
}

function Row({error: {id, name, detail, cause, fix, href}}: {error: ExplainedError}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <td>
        <Link className={styles.name} to={`#${id}`}>
          <code>
            <Breakable text={name} at={/(?<=_)/} />
          </code>
        </Link>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </td>
      <td>
        <WithCode text={cause} />
      </td>
      <td>
        <WithCode text={fix} />
        {href && (
          <>
            {' '}
            <Link to={href} aria-label={`Where this happens: ${name}`}>
              Where this happens
            </Link>
          </>
        )}
      </td>
    </tr>
  );
}

/** A table of errors, each with a link to itself. */
export default function ExplainedErrors({title, errors}: {title: string; errors: ExplainedError[]}) {
  return (
    <Table>
      <thead>
        <tr>
          <th>{title}</th>
          <th>Cause</th>
          <th>What to do</th>
        </tr>
      </thead>
      <tbody>
        {errors.map((error) => (
          <Row key={error.id} error={error} />
        ))}
      </tbody>
    </Table>
  );
}
