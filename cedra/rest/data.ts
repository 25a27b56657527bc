import {dataFile, entries, text} from '../../lib/read-data';

/** The part of an endpoint that the page shows before the reader opens its details. */
interface DocumentedEndpoint {
  /** GET if omitted. */
  method?: 'POST';
  /** Path below `/v1`. */
  path: string;
  summary: string;
}

type EndpointGroups = Readonly<Record<string, Readonly<Record<string, DocumentedEndpoint>>>>;

/**
 * The endpoints of `docs/_data/endpoints.yml` by group and by `operationId` of the OpenAPI document, in the order of the
 * page.
 * @throws Error when an entry is wrong
 */
export const endpointGroups = dataFile<EndpointGroups>('endpoints', {
  schema: {
    type: 'object',
    additionalProperties: entries(
      {path: {type: 'string', pattern: '^/'}, summary: text},
      {method: {const: 'POST'}},
    ),
  },
  remedy: 'An endpoint has a "path", a "summary", and "method: POST" if its method is not GET.',
});
