import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FigureProps {
  caption: ReactNode;
  children: ReactNode;
}

/** A diagram or an interactive figure with its caption. */
export default function Figure({caption, children}: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
