import Icon from '@site/src/components/Icon';
import {useCopy, type CopyState} from '@site/src/useCopy';
import styles from './styles.module.css';

const labels: Record<CopyState, string> = {idle: 'Copy', copied: 'Copied', failed: 'Copying failed'};

/** How a command is written, with a button that copies it. */
export default function Usage({children}: {children: string}) {
  const {state, icon, copy} = useCopy(() => children);
  return (
    <div className={styles.usage}>
      <pre>
        <code>{children}</code>
      </pre>
      <button type="button" aria-label={`${labels[state]} ${children}`} title={labels[state]} onClick={copy}>
        <Icon name={icon} size={16} />
      </button>
    </div>
  );
}
