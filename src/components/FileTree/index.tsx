import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a Markdown list of files and folders as a tree. */
export default function FileTree({children}: {children: ReactNode}) {
  return <div className={styles.tree}>{children}</div>;
}
