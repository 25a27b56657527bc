import {useState} from 'react';
import {allowedNetworks} from '@site/src/network/NetworkSelect';
import {onDemand} from '@site/src/recovery/onDemand';
import type {Expectation} from './check';
import styles from './styles.module.css';

const Panel = onDemand(() => import('./Panel'), {name: 'The check', fallback: <p>Loading…</p>});

/**
 * After a step: asks the reader's chain for what the step should have changed, and says what is missing. Nothing is
 * loaded or sent before the reader presses the button.
 */
export default function ChainCheck(props: Expectation) {
  const [isOpen, setOpen] = useState(false);
  if (allowedNetworks.length === 0) return null;
  return (
    <div className={styles.check} data-markdown="skip">
      {isOpen ? (
        <Panel {...props} />
      ) : (
        <button type="button" className="button button--secondary button--sm" onClick={() => setOpen(true)}>
          Did it work? Check my chain
        </button>
      )}
    </div>
  );
}
