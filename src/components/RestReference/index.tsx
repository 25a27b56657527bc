import type {ReactNode} from 'react';
import FoldedReference from '@site/src/components/FoldedReference';

const load = () => import('./Endpoint');

/** Every endpoint of the node's REST API, from the API document and the results of a localnet. */
export default function RestReference({children}: {children: ReactNode}) {
  return (
    <FoldedReference reference="rest" load={load}>
      {children}
    </FoldedReference>
  );
}
