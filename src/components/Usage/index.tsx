import {useId} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** The syntax of a command, with a button that copies it. */
export default function Usage({text}: {text: string}) {
  const id = useId();
  return (
    <div className={styles.usage}>
      <pre>
        <code id={id}>{text}</code>
      </pre>
      <CopyButton textId={id} read={() => text} />
    </div>
  );
}
