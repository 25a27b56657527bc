import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {links} from '@site/src/site/links';
import KeyboardShortcuts from '@site/src/components/KeyboardShortcuts';
import {feedbackUrl} from './feedbackUrl';
import styles from './styles.module.css';

/** The end of a page: feedback, history and keyboard shortcuts. */
export default function PageFoot() {
  const {metadata} = useDoc();
  const {title, permalink, source, version, previous, next} = metadata;
  const page = {title, permalink, version};
  const feedback = (helped: boolean) => ({
    href: feedbackUrl({helped, ...page}),
    target: '_blank',
    rel: 'noopener noreferrer',
    // Evaluated on click, because the section changes while the reader scrolls.
    onClick: ({currentTarget}: React.MouseEvent<HTMLAnchorElement>) => {
      currentTarget.href = feedbackUrl({helped, ...page, hash: window.location.hash});
    },
  });
  return (
    <div className={styles.foot} data-markdown="skip">
      <p className={styles.row}>
        <span>Was this page helpful?</span>
        <a className="button button--secondary" {...feedback(true)}>
          Yes
        </a>
        <a className="button button--secondary" {...feedback(false)}>
          No
        </a>
      </p>
      <div className={styles.row}>
        <a className={styles.quiet} href={source.replace('@site/', links.docsHistory)}>
          What changed on this page
        </a>
        <KeyboardShortcuts
          previous={previous?.permalink}
          next={next?.permalink}
          className={clsx('plain-button', styles.quiet, styles.keyHelp)}
        />
      </div>
    </div>
  );
}
