import {useId, useRef, type ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** A short text, such as an address, with a button that copies it. */
export default function Copyable({children}: {children: ReactNode}) {
  const text = useRef<HTMLSpanElement>(null);
  const id = useId();
  return (
    <span>
      <span ref={text} id={id}>
        {children}
      </span>
      <CopyButton
        className={styles.button}
        iconSize={14}
        textId={id}
        read={() => text.current?.textContent ?? ''}
      />
    </span>
  );
}
