import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The look of the tables of errors; `cedra/errors/content.ts` makes them. */
export default function ErrorAtlas({children}: {children: ReactNode}) {
  return <div className={styles.atlas}>{children}</div>;
}
