import {linkNotice} from './linkNotice';
import styles from './styles.module.css';

/** The content of a link: code, unless the link is damaged. */
export interface ProgramLink {
  code?: string;
  isDamaged?: boolean;
}

interface NoticesProps {
  link: ProgramLink;
  isLinked: boolean;
  isSettled: boolean;
  /** The code differs from that of the page. */
  isChanged: boolean;
  /** The reader's changes were kept from an earlier visit. */
  isRestored: boolean;
  /** No link was copied, because the code contains a private key. */
  isKeyInLink: boolean;
}

/** What a reader should know before running the program in the editor. */
export default function Notices({
  link,
  isLinked,
  isSettled,
  isChanged,
  isRestored,
  isKeyInLink,
}: NoticesProps) {
  return (
    <>
      {link.isDamaged && (
        <p className={styles.notice} role="alert">
          The program in this link cannot be read because the link is damaged. The program shown is the one on
          this page.
        </p>
      )}
      {link.code !== undefined && isChanged && (
        <p className={styles.notice} role="alert">
          This program came from a link, so anyone could have written it. Read it before you run it.{' '}
          {linkNotice(link.code)}
        </p>
      )}
      {isLinked && (
        <p className={styles.muted} role="status">
          {isSettled ? 'Run is active.' : 'Run is inactive for a second.'}
        </p>
      )}
      {isRestored && isChanged && (
        <p className={styles.muted}>Your changes were restored. Press Reset for the original program.</p>
      )}
      {isKeyInLink && (
        <p className={styles.notice} role="alert">
          The link was not copied because this program contains a private key, which everyone with the link
          could read. Remove the key first.
        </p>
      )}
    </>
  );
}
