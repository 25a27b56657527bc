import {useLayoutEffect, useRef, type ComponentType} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';

interface CrashPageProps {
  tryAgain: () => void;
}

/** Gives a crash page a title, and recovers when the reader navigates to another page. */
export default function withCrashRecovery<Props extends CrashPageProps>(CrashPage: ComponentType<Props>) {
  return function RecoverableCrashPage(props: Props) {
    const {tryAgain} = props;
    const {pathname} = useLocation();
    const crashedAt = useRef(pathname);

    useLayoutEffect(() => {
      if (pathname !== crashedAt.current) tryAgain();
    }, [pathname, tryAgain]);

    return (
      <>
        <Head>
          <title>Page Error</title>
          <meta property="og:title" content="Page Error" />
        </Head>
        <CrashPage {...props} />
      </>
    );
  };
}
