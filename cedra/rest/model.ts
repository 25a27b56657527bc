/** A parameter in the path or the query of an endpoint. */
interface Parameter {
  name: string;
  in: 'path' | 'query';
  type: string;
  required: boolean;
}

/** A request to a localnet, and its response. */
export interface Example {
  /** Address and path for a localnet with the ports of the documentation. */
  curl: string;
  status: number;
  /** The body: parsed JSON with long parts shortened to `…`, or text if the body is not JSON. */
  answer: unknown;
}

/** An endpoint as the network's OpenAPI document and a localnet describe it. */
export interface RestEndpoint {
  /** Anchor on the page: the operation `get_account` → `rest-get-account`. */
  id: string;
  group: string;
  method: 'GET' | 'POST';
  /** Path below `/v1`. */
  path: string;
  parameters: Parameter[];
  /** Type of the JSON body, and the content type of its BCS form. */
  body?: {type: string; bcs?: string};
  /** Successful responses; `bcs` says whether the endpoint can send BCS. */
  results: {status: number; type: string; bcs: boolean}[];
  /** HTTP statuses of errors. */
  errors: number[];
  example: Example;
}

export interface RestReference {
  /** Version and commit of the CLI whose localnet responded. */
  cli: string;
  commit: string;
  /** Version of the API in the OpenAPI document. */
  version: string;
  /** Names of response headers, in lower case. */
  headers: string[];
  /** Possible values of `error_code`. */
  errorCodes: string[];
  endpoints: RestEndpoint[];
  /** Types of bodies: the fields with their types, the alternatives of a union, or a JSON type. */
  types: Record<string, Record<string, string> | string[] | string>;
}

/** The anchor of an endpoint: `get_account` → `rest-get-account`. */
export const endpointId = (operation: string): string => `rest-${operation.replaceAll('_', '-')}`;

/** The anchor of the section with all types. */
export const TYPES_ID = 'rest-type';

export const typeId = (name: string): string => `${TYPES_ID}-${name}`;
