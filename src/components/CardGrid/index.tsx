import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lays cards out in rows without gaps. */
export default function CardGrid({children}: {children: ReactNode}) {
  return <ul className={styles.grid}>{children}</ul>;
}
