// Change: ejected. Has the page's title (the theme leaves the site's alone), suggests the nearest pages, ends with
// the "Help Improve" card, and leaves for the clean path where this document stands in for `/page/index.html`.
import {type ComponentProps} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import type NotFoundContentType from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import HelpImprove from '@site/src/components/HelpImprove';
import NearestPages from '@site/src/components/NearestPages';
import {leaveForCleanPathScript} from './leaveForCleanPath';
import styles from './styles.module.css';

/** Only in the document that the server sends for unknown paths: in the browser there is nothing to leave. */
function LeaveForCleanPath() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{leaveForCleanPathScript(baseUrl)}</script>
    </Head>
  );
}

export default function NotFoundContent({className}: ComponentProps<typeof NotFoundContentType>) {
  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)}>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <LeaveForCleanPath />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <NearestPages />
      <p>
        Or begin at the <Link to="/">start page</Link>.
      </p>
      <HelpImprove />
    </main>
  );
}
