import {useState} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {links} from '@site/src/site/links';
import {onDemand} from '@site/src/recovery/onDemand';
import {useKeys} from '@site/src/components/KeyboardShortcuts/useKeys';
import {feedbackUrl} from './feedbackUrl';
import styles from './styles.module.css';

const KeyboardShortcuts = onDemand(() => import('@site/src/components/KeyboardShortcuts'), {
  name: 'The list of shortcuts',
});

/** The end of a page: feedback, history and keyboard shortcuts. */
export default function PageFoot() {
  const {metadata} = useDoc();
  const {title, permalink, source, version, previous, next} = metadata;
  const [helpRequests, setHelpRequests] = useState(0);
  const showKeys = () => setHelpRequests((requests) => requests + 1);
  useKeys({
    '[': previous?.permalink,
    ']': next?.permalink,
    '?': showKeys,
  });
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
      <p className={styles.row}>
        <a className={styles.quiet} href={source.replace('@site/', links.docsHistory)}>
          What changed on this page
        </a>
        <button
          type="button"
          className={clsx('plain-button', styles.quiet, styles.keyHelp)}
          onClick={showKeys}>
          Keyboard shortcuts
        </button>
      </p>
      {helpRequests > 0 && <KeyboardShortcuts requests={helpRequests} />}
    </div>
  );
}
