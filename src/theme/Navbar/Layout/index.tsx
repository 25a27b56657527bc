// Change: ejected. Says in an attribute when it is hidden, so that the bar of sections below it can follow
// (`DocItem/TOC/Mobile`); has none of the styles that this site does not use.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type NavbarLayoutType from '@theme/Navbar/Layout';
import styles from './styles.module.css';

export default function NavbarLayout({children}: ComponentProps<typeof NavbarLayoutType>) {
  const {hideOnScroll} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      data-hidden={(hideOnScroll && !isNavbarVisible) || undefined}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar navbar--fixed-top', styles.bar, {
        'navbar-sidebar--show': mobileSidebar.shown,
      })}>
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={mobileSidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
