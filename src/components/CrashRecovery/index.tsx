import {useLayoutEffect, useRef, type ComponentType} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {links} from '@site/src/site/links';
import styles from './styles.module.css';

interface CrashPageProps {
  error: Error;
  tryAgain: () => void;
}

/** The address of a new issue with the page and the message. Opening it sends both to GitHub. */
const reportUrl = (pathname: string, {message}: Error): string =>
  `${links.newDocsIssue}?${new URLSearchParams({title: 'Crash', body: `${pathname}: ${message}`}).toString()}`;

/** Gives a crash page a title and ways out, and recovers when the reader navigates to another page. */
export default function withCrashRecovery<Props extends CrashPageProps>(CrashPage: ComponentType<Props>) {
  return function RecoverableCrashPage(props: Props) {
    const {error, tryAgain} = props;
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
        <div className={styles.crash}>
          <CrashPage {...props} />
          <p className="text--center">
            <Link to="/">Home</Link> · <Link to={reportUrl(pathname, error)}>Report the crash</Link>
          </p>
        </div>
      </>
    );
  };
}
