import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/names';
import styles from './styles.module.css';

interface CardProps {
  title: string;
  href: string;
  icon?: IconName;
  /** Shown above the title. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A link with a title and a sentence; the whole card is the target. */
export default function Card({title, href, icon, drawing, children}: CardProps) {
  return (
    <li className={styles.card}>
      {drawing}
      {icon && <Icon name={icon} className={styles.icon} size={20} strokeWidth={1.75} />}
      <Link className={styles.link} to={href}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
