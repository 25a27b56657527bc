// Change: shows beside a block how it was proven.
import CodeBlock from '@theme-original/CodeBlock';
import type CodeBlockType from '@theme/CodeBlock';
import type {ComponentProps} from 'react';
import ProofMark from '@site/src/components/ProofMark';
import styles from '@site/src/components/ProofMark/styles.module.css';

type Props = ComponentProps<typeof CodeBlockType> & {
  /** The block's hash, from the remark plugin `proof-receipts`. */
  proof?: string;
};

export default function CodeBlockWrapper({proof, ...props}: Props) {
  if (proof === undefined) return <CodeBlock {...props} />;
  const usesSdk = /\blanguage-(ts|js)/.test(props.className ?? '');
  return (
    <div className={styles.proven}>
      <CodeBlock {...props} />
      <ProofMark hash={proof} usesSdk={usesSdk} />
    </div>
  );
}
