import Link from '@docusaurus/Link';
import type {Finding} from '@site/cedra/errors/lookup';
import AnswerCard from '@site/src/error-answer/AnswerCard';
import styles from './styles.module.css';

/** A hit of the search dialog that explains an error: all of it is one link. */
export default function AnswerLink({finding, to}: {finding: Finding; to: string}) {
  return (
    <Link to={to} className={styles.answer}>
      <AnswerCard finding={finding} title={<code>{finding.name}</code>} hasLinks={false} />
    </Link>
  );
}
