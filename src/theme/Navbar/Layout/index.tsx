// Change: has an attribute around it while the bar is hidden, so that the bars below it can move with it
// (`DocItem/TOC/Mobile`, `FilteredList`): otherwise it covers them while it slides. A bar with the focus stays. The backdrop of
// the mobile menu is in its dialog (`Navbar/MobileSidebar`). Escape closes the dropdowns. Links of the announcement above the
// bar navigate within the application; the theme's plain HTML reloads the site.
import {useCallback, type ComponentProps} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/Layout';
import type LayoutType from '@theme/Navbar/Layout';
import styles from './styles.module.css';
import {useAnnouncementLinks} from './useAnnouncementLinks';
import {useDropdownEscape} from './useDropdownEscape';

export default function NavbarLayout(props: ComponentProps<typeof LayoutType>) {
  // The theme calls this hook, too, and shows the result only as a class with a generated name.
  const {navbarRef, isNavbarVisible} = useHideableNavbar(useThemeConfig().navbar.hideOnScroll);
  const measureBar = useCallback(
    (place: HTMLElement | null) => navbarRef((place?.firstElementChild ?? null) as HTMLElement | null),
    [navbarRef],
  );
  useDropdownEscape();
  useAnnouncementLinks();
  return (
    <div ref={measureBar} className={styles.place} data-hidden={isNavbarVisible ? undefined : ''}>
      <Layout {...props} />
    </div>
  );
}
