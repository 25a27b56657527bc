// Change: is drawn from the first time that it is opened, not for everyone on a phone; and closes on every change of the
// route, also one that does not come from the sidebar's own links.
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
