import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The look of the list of commands; `cedra/cli/content.ts` makes it. */
export default function CliReference({children}: {children: ReactNode}) {
  return <div className={styles.reference}>{children}</div>;
}
