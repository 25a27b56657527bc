// Change: ejected. Is a dialog: it shows the entry of the current page, takes the focus and returns it, Escape and Back
// close it, and the page behind it is inert. Has links to the areas of the documentation above the menus. Renders only once it
// has been opened, which saves work on phones, and closes on every route change, not only after its own links.
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import {showModal} from '@site/src/client/backCloses';
import {keepCurrentEntryInView} from '@site/src/client/currentEntry';
import Areas from './Areas';
import styles from './styles.module.css';

function Menu() {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const {pathname} = useLocation();
  const ref = useRef<HTMLDialogElement>(null);
  useLockBodyScroll(shown);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!shown || !dialog) return undefined;
    showModal(dialog);
    dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const ends = Array.from(dialog.querySelectorAll('.navbar-sidebar__item'), keepCurrentEntryInView);
    return () => {
      for (const end of ends) end();
      dialog.close();
    };
  }, [shown]);

  // Before the theme and `focusAfterNavigation` move the focus into the new page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [pathname]);

  // The button "Back to main menu" has the focus, and is hidden with its menu.
  useEffect(() => {
    if (!document.activeElement?.closest('.navbar-sidebar__item[inert]')) return;
    ref.current
      ?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')
      ?.focus({preventScroll: true});
  }, [isSecondary]);

  return (
    <dialog
      ref={ref}
      className={styles.menu}
      aria-label="Menu"
      onClose={({currentTarget}) => {
        if (shown && !currentTarget.open) toggle();
      }}>
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      {shouldRender && (
        <Layout
          header={
            <>
              <Header />
              <Areas onNavigate={toggle} />
            </>
          }
          primaryMenu={<PrimaryMenu />}
          secondaryMenu={<SecondaryMenu />}
        />
      )}
    </dialog>
  );
}

export default function NavbarMobileSidebar() {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  return wasShown && <Menu />;
}
