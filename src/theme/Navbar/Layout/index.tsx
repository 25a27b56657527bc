// Change: ejected. Has an attribute while the bar is hidden, so that the bars below it can move with it
// (`DocItem/TOC/Mobile`, `FilteredList`): otherwise it covers them while it slides. The backdrop of the mobile menu is in
// its dialog (`Navbar/MobileSidebar`). Escape closes the dropdowns.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type NavbarLayoutType from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import styles from './styles.module.css';
import {useDropdownEscape} from './useDropdownEscape';

export default function NavbarLayout({children}: ComponentProps<typeof NavbarLayoutType>) {
  const {hideOnScroll} = useThemeConfig().navbar;
  const {shown} = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  useDropdownEscape();
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.navbar,
        shown && 'navbar-sidebar--show',
      )}
      data-hidden={isNavbarVisible ? undefined : ''}>
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
