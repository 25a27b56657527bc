// Change: closes on every change of the route, also one that does not come from the sidebar's own links.
import {useEffect, useRef} from 'react';
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
  useCloseOnRouteChange();
  return <MobileSidebar />;
}
