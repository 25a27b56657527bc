// Change: renders only once it has been opened, which saves work on phones, and closes on every route change, not only
// after its own links.
import {useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

function useCloseOnRouteChange() {
  const {pathname} = useLocation();
  const {shown, toggle} = useNavbarMobileSidebar();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (shown) toggle();
  }, [pathname, shown, toggle]);
}

export default function NavbarMobileSidebar() {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  useCloseOnRouteChange();
  return wasShown && <MobileSidebar />;
}
