import {useLayoutEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';

/** Sets the title of a crash page, and recovers when the reader navigates to another page. */
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
