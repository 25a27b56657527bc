import FoldedReference from '@site/src/components/FoldedReference';
import {endpointGroups} from '@site/lib/rest/endpoints';
import {endpointId, TYPES_ID} from '@site/lib/rest/model';

const groups = [
  ...Object.entries(endpointGroups).map(([title, endpoints]) => ({
    title,
    entries: Object.entries(endpoints).map(([operation, {method = 'GET', path, summary}]) => ({
      id: endpointId(operation),
      name: `${method} ${path}`,
      summary,
    })),
  })),
  {
    title: 'Types',
    entries: [{id: TYPES_ID, name: 'Request and response types', summary: 'Each field with its type.'}],
  },
];

const load = () => import('./Endpoint');

/** Every endpoint of the node's REST API, from the API document and the results of a localnet. */
export default function RestReference() {
  return <FoldedReference reference="rest" groups={groups} nouns={['entry', 'entries']} load={load} />;
}
