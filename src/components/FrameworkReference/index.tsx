import FoldedReference from '@site/src/components/FoldedReference';
import {frameworkId} from '@site/lib/framework/model';
import {moduleGroups} from '@site/lib/framework/modules';

const groups = moduleGroups.map(({title, modules}) => ({
  title,
  entries: Object.entries(modules).map(([module, summary]) => ({
    id: frameworkId(module),
    name: module,
    summary,
  })),
}));

const load = () => import('./Module');

/** The framework's modules with their types and functions, as a localnet serves them. */
export default function FrameworkReference() {
  return <FoldedReference reference="framework" groups={groups} nouns={['module', 'modules']} load={load} />;
}
