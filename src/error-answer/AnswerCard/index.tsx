import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Finding} from '@site/cedra/errors/lookup';
import {routeOf} from '@site/src/error-answer/explainError';
import styles from './styles.module.css';

interface AnswerCardProps {
  finding: Finding;
  /** The name, where it is more than a link to the entry. */
  title?: ReactNode;
  /** For a card within a link. */
  hasLinks?: boolean;
}

/** What explains an error: its name, category and reason, the cause, what to do, and where it happens. */
export default function AnswerCard({finding, title, hasLinks = true}: AnswerCardProps) {
  const {name, category, origin, cause, fix, page, note} = finding;
  return (
    <div className={styles.card}>
      <div className={styles.name}>
        {title ?? (
          <Link to={routeOf(finding)}>
            <code>{name}</code>
          </Link>
        )}{' '}
        <span className={styles.detail}>{category === undefined ? origin : `${category} · ${origin}`}</span>
      </div>
      {note !== undefined && <div className={styles.detail}>{note}</div>}
      <div>{cause}</div>
      {fix !== undefined && <div className={styles.fix}>{fix}</div>}
      {hasLinks && page !== undefined && (
        <Link className={styles.detail} to={page}>
          Where this happens
        </Link>
      )}
    </div>
  );
}
