/** A parameter in the path or the query of an endpoint. */
interface Parameter {
  name: string;
  in: 'path' | 'query';
  type: string;
  required: boolean;
}

/** A call that was made to a localnet, and what came back. */
export interface Example {
  /** As a reader calls a localnet with the ports of the documentation. */
  curl: string;
  status: number;
  /** JSON, with long parts cut to `…`; text for an answer that is none. */
  answer: unknown;
}

/** An endpoint as the network's OpenAPI document and a localnet describe it. */
export interface Endpoint {
  /** Anchor on the page: `get_account` of the specification → `rest-get-account`. */
  id: string;
  group: string;
  method: 'GET' | 'POST';
  /** Below `/v1`. */
  path: string;
  parameters: Parameter[];
  /** Type of the body as JSON, and the content type for the same as BCS. */
  body?: {type: string; bcs?: string};
  /** What succeeds, by status. */
  results: {status: number; type: string; bcs: boolean}[];
  /** Statuses of errors. */
  errors: number[];
  example: Example;
}

export interface RestReference {
  /** Version and commit of the CLI whose localnet answered. */
  cli: string;
  commit: string;
  /** Version of the API, as the specification has it. */
  version: string;
  /** Headers of answers, in lower case. */
  headers: string[];
  /** Values of `error_code`. */
  errorCodes: string[];
  endpoints: Endpoint[];
  /** Types of bodies and results: fields with their types, the types that it may be, or what it is in JSON. */
  types: Record<string, Record<string, string> | string[] | string>;
}

/** `get_account` → `rest-get-account` */
export const endpointId = (operation: string): string => `rest-${operation.replaceAll('_', '-')}`;

/** The anchor of all types. */
export const TYPES_ID = 'rest-type';

/** The anchor of a type. */
export const typeId = (name: string): string => `${TYPES_ID}-${name}`;
