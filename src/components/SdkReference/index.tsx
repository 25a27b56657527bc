import groups from '@generated/reference-data/default/sdk-names.json';
import FoldedReference from '@site/src/components/FoldedReference';

const load = () => import('./Entry');

/** The methods of the TypeScript SDK's client and the classes that programs use, from its declarations. */
export default function SdkReference() {
  return <FoldedReference reference="sdk" groups={groups} nouns={['entry', 'entries']} load={load} />;
}
