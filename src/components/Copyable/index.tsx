import {useId, useRef, useState, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** How long a copied text says so, in milliseconds. */
const SHOWN = 2000;

/** A short text, such as an address, with a button that copies it. */
export default function Copyable({children}: {children: ReactNode}) {
  const text = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState(false);
  const id = useId();

  async function copy() {
    await navigator.clipboard.writeText(text.current?.textContent ?? '');
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN);
  }

  return (
    <span>
      <span ref={text} id={`${id}-text`}>
        {children}
      </span>
      <button
        type="button"
        id={`${id}-copy`}
        className={styles.button}
        aria-label={isCopied ? 'Copied' : 'Copy'}
        aria-labelledby={`${id}-copy ${id}-text`}
        onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} size={14} />
      </button>
    </span>
  );
}
