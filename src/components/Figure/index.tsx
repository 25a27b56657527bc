import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

interface FigureProps {
  /** Adds a frame with this title. */
  title?: string;
  /** The figure is interactive. */
  live?: boolean;
  caption?: ReactNode;
  children: ReactNode;
}

/** A diagram or an interactive figure with its caption. */
export default function Figure({title, live, caption, children}: FigureProps) {
  return (
    <figure className={styles.figure} aria-label={caption ? undefined : title}>
      {title ? (
        <div className={styles.frame}>
          <div className={styles.header} data-markdown="skip">
            <Icon name="proof-3" size={16} />
            <strong>{title}</strong>
            {live && <span>Live: nothing leaves this page</span>}
          </div>
          {children}
        </div>
      ) : (
        children
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
