// Change: provides the page's receipts to its code blocks, adds the page's Markdown and the date of its last change to the
// head, and renders once for a page: the router renders the page that a reader leaves again before it shows the next one.
import {memo, type ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItem from '@theme-original/DocItem';
import type DocItemType from '@theme/DocItem';
import {ProofContext} from '@site/src/proof/ProofMark/context';
import type {PageProof} from '@site/src/proof/ProofMark/model';
import {markdownPath} from '@site/src/site/markdownPath';

type Props = ComponentProps<typeof DocItemType>;

function PageHead({metadata: {permalink, lastUpdatedAt, version}}: Pick<Props['content'], 'metadata'>) {
  const {siteConfig} = useDocusaurusContext();
  return (
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
  );
}

function DocItemWrapper(props: Props) {
  const {proof} = props.content as typeof props.content & {proof?: PageProof | null};
  return (
    <ProofContext value={proof ?? null}>
      <PageHead metadata={props.content.metadata} />
      <DocItem {...props} />
    </ProofContext>
  );
}

export default memo(DocItemWrapper, (before, now) => before.content === now.content);
