// Change: names the page's Markdown as an alternate of it, for readers that are programs.
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/components/PageActions/markdownPath';

export default function DocItemMetadataWithMarkdown() {
  const {siteConfig} = useDocusaurusContext();
  const {permalink} = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={siteConfig.url + markdownPath(permalink, siteConfig.baseUrl)}
        />
      </Head>
    </>
  );
}
