// Change: ejected. Sets a title, suggests similar pages, ends with the "Help Improve" card, and redirects paths such as
// `/page/index.html`, for which hosts serve this document, to the clean path.
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
import {cleanPathRedirectScript} from './cleanPathRedirect';
import styles from './styles.module.css';

/** Only in the document that hosts serve for unknown paths; after a navigation there is nothing to redirect. */
function CleanPathRedirect() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{cleanPathRedirectScript(baseUrl)}</script>
    </Head>
  );
}

export default function NotFoundContent({className}: ComponentProps<typeof NotFoundContentType>) {
  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)}>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <CleanPathRedirect />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <NearestPages />
      <p>
        Or start from the <Link to="/">home page</Link>.
      </p>
      <HelpImprove />
    </main>
  );
}
