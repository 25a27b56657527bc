import type {ReactNode} from 'react';
import type {ProofGrade} from '@site/cedra/marks/marks';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** The icon of a proof grade with a label, as in the header of a code block. */
export default function Mark({grade, children}: {grade: ProofGrade; children: ReactNode}) {
  return (
    <span className={styles.mark}>
      <Icon name={`proof-${grade}`} size={16} /> {children}
    </span>
  );
}
