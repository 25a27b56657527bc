// Change: adds the page's Markdown as an alternate, its social card, and the date of its last change.
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/components/PageActions/markdownPath';
import {CARD_SIZE, cardPath} from '@site/src/site/socialCard';

export default function DocItemMetadataWithMarkdown() {
  const {siteConfig} = useDocusaurusContext();
  const {permalink, title, lastUpdatedAt} = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      <PageMetadata image={cardPath(permalink, siteConfig.baseUrl)} />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={siteConfig.url + markdownPath(permalink, siteConfig.baseUrl)}
        />
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        <meta property="og:image:alt" content={title} />
        <meta property="og:type" content="article" />
        {lastUpdatedAt && (
          <meta property="article:modified_time" content={new Date(lastUpdatedAt).toISOString()} />
        )}
      </Head>
    </>
  );
}
