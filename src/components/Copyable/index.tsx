import {useId, useRef, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {useCopy, type CopyState} from '@site/src/useCopy';
import styles from './styles.module.css';

const labels: Record<CopyState, string> = {idle: 'Copy', copied: 'Copied', failed: 'Copying failed'};

/** A short text, such as an address, with a button that copies it. */
export default function Copyable({children}: {children: ReactNode}) {
  const text = useRef<HTMLSpanElement>(null);
  const {state, icon, copy} = useCopy(() => text.current?.textContent ?? '');
  const id = useId();

  return (
    <span>
      <span ref={text} id={`${id}-text`}>
        {children}
      </span>
      <button
        type="button"
        id={`${id}-copy`}
        className={styles.button}
        aria-label={labels[state]}
        aria-labelledby={`${id}-copy ${id}-text`}
        onClick={copy}>
        <Icon name={icon} size={14} />
      </button>
    </span>
  );
}
