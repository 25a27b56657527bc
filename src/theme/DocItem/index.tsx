// Change: provides the page's receipts to its code blocks, and renders once for a page: the router renders the page that
// a reader leaves again before it shows the next one.
import {memo, type ComponentProps} from 'react';
import DocItem from '@theme-original/DocItem';
import type DocItemType from '@theme/DocItem';
import {ProofContext} from '@site/src/proof/ProofMark/context';
import type {PageProof} from '@site/src/proof/ProofMark/model';

type Props = ComponentProps<typeof DocItemType>;

function DocItemWrapper(props: Props) {
  const {proof} = props.content as typeof props.content & {proof?: PageProof | null};
  return (
    <ProofContext value={proof ?? null}>
      <DocItem {...props} />
    </ProofContext>
  );
}

export default memo(DocItemWrapper, (before, now) => before.content === now.content);
