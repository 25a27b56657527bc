import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {codeOf} from '@site/src/prism/code-of';
import {useCopy, type CopyState} from '@site/src/useCopy';
import styles from './styles.module.css';

const labels: Record<CopyState, string> = {
  idle: 'Copy code to clipboard',
  copied: 'Copied',
  failed: 'Copying failed',
};

/** Copies a block. @param html the coloured code */
export default function CopyButton({html}: {html: string}) {
  const {state, icon, copy} = useCopy(() => codeOf(html));
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.copy)}
      aria-label={labels[state]}
      title={labels[state]}
      onClick={copy}>
      <Icon name={icon} size={16} />
    </button>
  );
}
