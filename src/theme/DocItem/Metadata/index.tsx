// Change: adds the page's Markdown as an alternate, and the date of its last change.
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/site/markdownPath';

export default function DocItemMetadataWithMarkdown() {
  const {siteConfig} = useDocusaurusContext();
  const {permalink, lastUpdatedAt, version} = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      <Head>
        {version === 'current' && (
          <link
            rel="alternate"
            type="text/markdown"
            href={siteConfig.url + markdownPath(permalink, siteConfig.baseUrl)}
          />
        )}
        <meta property="og:type" content="article" />
        {lastUpdatedAt && (
          <meta property="article:modified_time" content={new Date(lastUpdatedAt).toISOString()} />
        )}
      </Head>
    </>
  );
}
