// Change: provides the page's receipts to its code blocks.
import DocItem from '@theme-original/DocItem';
import type DocItemType from '@theme/DocItem';
import type {ComponentProps} from 'react';
import {ProofContext} from '@site/src/components/ProofMark/context';
import type {PageProof} from '@site/src/components/ProofMark/model';

type Props = ComponentProps<typeof DocItemType>;

export default function DocItemWrapper(props: Props) {
  const {proof} = props.content as typeof props.content & {proof?: PageProof | null};
  return (
    <ProofContext value={proof ?? null}>
      <DocItem {...props} />
    </ProofContext>
  );
}
