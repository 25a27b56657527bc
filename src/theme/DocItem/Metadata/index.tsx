// Change: names the page's Markdown as an alternate of it, for readers that are programs, its social card, and its
// steps where it is a how-to.
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {markdownPath} from '@site/src/components/PageActions/markdownPath';
import {unescapeHtml} from '@site/lib/html';
import type {ComputedFrontMatter} from '@site/src/site/frontMatter';
import {CARD_SIZE, cardPath} from '@site/src/site/socialCard';

/** The page's steps as schema.org has them; nothing on a page without. */
function HowTo({url}: {url: string}) {
  const {toc, frontMatter, metadata} = useDoc();
  const {steps = []} = frontMatter as typeof frontMatter & ComputedFrontMatter;
  if (steps.length === 0) return null;
  const howTo = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: metadata.title,
    step: toc
      .filter(({id}) => steps.includes(id))
      .map(({id, value}) => ({
        '@type': 'HowToStep',
        name: unescapeHtml(value.replace(/<[^>]*>|\u200b/g, '')),
        url: `${url}#${id}`,
      })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(howTo).replace(/</g, '\\u003c')}</script>
    </Head>
  );
}

export default function DocItemMetadataWithMarkdown() {
  const {siteConfig} = useDocusaurusContext();
  const {permalink, title, lastUpdatedAt} = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      <HowTo url={siteConfig.url + applyTrailingSlash(permalink, siteConfig)} />
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
