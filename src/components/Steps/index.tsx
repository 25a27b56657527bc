import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Numbers the level-3 headings inside it; each heading keeps its own link. */
export default function Steps({children}: {children: ReactNode}) {
  return <div className={styles.steps}>{children}</div>;
}
