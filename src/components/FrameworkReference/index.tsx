import type {ReactNode} from 'react';
import FoldedReference from '@site/src/components/FoldedReference';

const load = () => import('./Module');

/** The framework's modules with their types and functions, as a localnet serves them. */
export default function FrameworkReference({children}: {children: ReactNode}) {
  return (
    <FoldedReference reference="framework" load={load}>
      {children}
    </FoldedReference>
  );
}
