import type {ReactNode} from 'react';
import FoldedReference from '@site/src/components/FoldedReference';

const load = () => import('./Entry');

/** The methods of the TypeScript SDK's client and the classes that programs use, from its declarations. */
export default function SdkReference({children}: {children: ReactNode}) {
  return (
    <FoldedReference reference="sdk" load={load}>
      {children}
    </FoldedReference>
  );
}
