// Change: adds links to the areas of the documentation above the menus.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Header from '@theme-original/Navbar/MobileSidebar/Header';
import {areas} from '@site/src/site/areas';
import styles from './styles.module.css';

export default function NavbarMobileSidebarHeader() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = useLocation().pathname.slice(baseUrl.length - 1);
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <Header />
      <nav className={clsx('tabs', styles.areas)} aria-label="Areas">
        {areas.map((area) => {
          const isCurrent = isIn(area, path);
          return (
            <Link
              key={area.label}
              className={clsx('tabs__item', isCurrent && 'tabs__item--active')}
              to={area.path}
              aria-current={isCurrent || undefined}
              onClick={toggle}>
              {area.label}
            </Link>
          );
        })}
      </nav>
    </>
  );
}

const isIn = ({path, others}: (typeof areas)[number], current: string): boolean =>
  current === path || (others ?? new RegExp(`^${path}/`)).test(current);
