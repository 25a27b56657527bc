import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  ArrowRightLeft,
  BookOpen,
  Boxes,
  Code,
  Coins,
  Database,
  GraduationCap,
  KeyRound,
  Rocket,
  Server,
  Shield,
  Terminal,
} from 'lucide-react';
import styles from './styles.module.css';

const icons = {
  'arrow-right-left': ArrowRightLeft,
  'book-open': BookOpen,
  boxes: Boxes,
  code: Code,
  coins: Coins,
  database: Database,
  'graduation-cap': GraduationCap,
  'key-round': KeyRound,
  rocket: Rocket,
  server: Server,
  shield: Shield,
  terminal: Terminal,
} as const;

interface CardProps {
  title: string;
  href: string;
  icon?: keyof typeof icons;
  children: ReactNode;
}

/** A link with a title and a sentence; the whole card is the target. */
export default function Card({title, href, icon, children}: CardProps) {
  const Icon = icon && icons[icon];
  return (
    <li className={styles.card}>
      {Icon && <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />}
      <Link className={styles.link} to={href}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** Lays cards out in as many columns as fit. */
export function CardGrid({children}: {children: ReactNode}) {
  return <ul className={styles.grid}>{children}</ul>;
}
