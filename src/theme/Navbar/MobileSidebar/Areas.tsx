import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {areas} from '@site/src/site/areas';
import styles from './styles.module.css';

const isIn = ({path, others}: (typeof areas)[number], current: string): boolean =>
  current === path || (others ?? new RegExp(`^${path}/`)).test(current);

/** Links to the areas of the documentation. */
export default function Areas({onNavigate}: {onNavigate: () => void}) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = useLocation().pathname.slice(baseUrl.length - 1);
  return (
    <nav className={clsx('tabs', styles.areas)} aria-label="Areas">
      {areas.map((area) => {
        const isCurrent = isIn(area, path);
        return (
          <Link
            key={area.label}
            className={clsx('tabs__item', isCurrent && 'tabs__item--active')}
            to={area.path}
            aria-current={isCurrent || undefined}
            onClick={onNavigate}>
            {area.label}
          </Link>
        );
      })}
    </nav>
  );
}
