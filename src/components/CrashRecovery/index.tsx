import {useLayoutEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';

/** Titles a crash page, and renders the next page as soon as the reader goes to one. */
export default function CrashRecovery({tryAgain}: {tryAgain: () => void}) {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);

  useLayoutEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return (
    <Head>
      <title>Page Error</title>
      <meta property="og:title" content="Page Error" />
    </Head>
  );
}
