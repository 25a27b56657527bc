import type {ReactNode} from 'react';
import type {ProofTier} from '@site/cedra/proof/marks';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** The icon of a proof tier with a label, as in the header of a code block. */
export default function Mark({tier, children}: {tier: ProofTier; children: ReactNode}) {
  return (
    <span className={styles.mark}>
      <Icon name={`cedar-${tier}`} size={16} /> {children}
    </span>
  );
}
