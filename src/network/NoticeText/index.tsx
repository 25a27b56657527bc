import Link from '@docusaurus/Link';
import Copyable from '@site/src/components/Copyable';
import type {Notice} from '@site/src/network/explainFailure';
import styles from './styles.module.css';

/** A message about a request, with a command or a link that helps. */
export default function NoticeText({notice: {text, command, link}}: {notice: Notice}) {
  return (
    <p className={styles.notice}>
      {text}{' '}
      {command && (
        <Copyable>
          <code>{command}</code>
        </Copyable>
      )}{' '}
      {link && <Link to={link.to}>{link.text}</Link>}
    </p>
  );
}
