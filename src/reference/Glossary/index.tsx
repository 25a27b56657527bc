import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The look of the glossary; `cedra/glossary/content.ts` makes its content. */
export default function Glossary({children}: {children: ReactNode}) {
  return <div className={styles.glossary}>{children}</div>;
}
