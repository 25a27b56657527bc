import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The look of the glossary; `markdown/remark/expand-data/glossary.ts` makes its content. */
export default function Glossary({children}: {children: ReactNode}) {
  return <div className={styles.glossary}>{children}</div>;
}
