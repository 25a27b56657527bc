import {Account, Ed25519PrivateKey} from '@cedra-labs/ts-sdk';

import {endpointGroups} from './data';
import {endpointId, type RestEndpoint, type Example, type RestReference} from './model';
import type {CedraCli} from '../cli/find';
import {documentedPorts, type Localnet} from '../localnet/localnet';
import {calls, type SampleCall} from './calls';

/** The parts of an OpenAPI 3.0 document that the reference uses. */
interface Specification {
  info: {version: string};
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: {schemas: Record<string, OpenApiSchema>};
}

interface Operation {
  operationId: string;
  parameters?: {name: string; in: 'path' | 'query'; required: boolean; schema: OpenApiSchema}[];
  requestBody?: {content: Record<string, {schema: OpenApiSchema}>};
  responses: Record<
    string,
    {content?: Record<string, {schema: OpenApiSchema}>; headers?: Record<string, unknown>}
  >;
}

interface OpenApiSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  items?: OpenApiSchema;
  required?: string[];
  properties?: Record<string, OpenApiSchema>;
  allOf?: OpenApiSchema[];
  oneOf?: OpenApiSchema[];
  anyOf?: OpenApiSchema[];
}

const JSON_TYPE = 'application/json';

/**
 * Reads the REST API from the specification that the localnet serves, and calls each endpoint once.
 * @throws Error for an operation that only `docs/_data/endpoints.yml` or only the specification has, or a call that failed
 */
export async function readRestReference(cli: CedraCli, localnet: Localnet): Promise<RestReference> {
  const specification = (await (await fetch(`${localnet.restUrl}/v1/spec.json`)).json()) as Specification;
  const operations = operationsOf(specification);
  const headers = headersOf(operations);
  const samples = await prepareSamples(localnet);
  const examples = new Map<string, Example>();
  // In sequence, because calls depend on earlier ones.
  for (const [name, sample] of Object.entries(calls)) {
    const method = operations.get(name)?.method ?? 'GET';
    examples.set(name, await makeCall(sample, method, samples, localnet));
  }
  const endpoints = Object.entries(endpointGroups()).flatMap(([group, members]) =>
    Object.entries(members).map(([name, {method = 'GET', path}]) => {
      const found = operations.get(name);
      operations.delete(name);
      if (found?.method !== method || found.path !== path)
        throw new Error(
          `docs/_data/endpoints.yml has ${name} as ${method} ${path}, which the localnet lacks.`,
        );
      const example = examples.get(name);
      if (!example) throw new Error(`cedra/rest/calls.ts has no call for ${name}.`);
      return describeEndpoint(name, group, found, example);
    }),
  );
  if (operations.size > 0)
    throw new Error(`docs/_data/endpoints.yml lacks ${[...operations.keys()].join(', ')} of the localnet.`);
  const schemas = specification.components.schemas;
  return {
    cli: cli.version,
    commit: cli.commit,
    version: specification.info.version,
    headers,
    errorCodes: schemas.CedraErrorCode?.enum ?? [],
    endpoints,
    types: typesOf(endpoints, schemas),
  };
}

interface FoundOperation {
  method: 'GET' | 'POST';
  path: string;
  operation: Operation;
}

function operationsOf({paths}: Specification): Map<string, FoundOperation> {
  const found = new Map<string, FoundOperation>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods))
      found.set(operation.operationId, {method: method.toUpperCase() as 'GET' | 'POST', path, operation});
  }
  return found;
}

function headersOf(operations: ReadonlyMap<string, FoundOperation>): string[] {
  const names = [...operations.values()].flatMap(({operation}) =>
    Object.values(operation.responses).flatMap(({headers = {}}) => Object.keys(headers)),
  );
  return [...new Set(names.map((name) => name.toLowerCase()))].sort();
}

function describeEndpoint(
  name: string,
  group: string,
  {method, path, operation: {parameters = [], requestBody, responses}}: FoundOperation,
  example: Example,
): RestEndpoint {
  const statuses = Object.entries(responses).map(([status, response]) => ({
    ...response,
    status: Number(status),
  }));
  const content = requestBody?.content ?? {};
  const json = content[JSON_TYPE];
  return {
    id: endpointId(name),
    group,
    method,
    path,
    parameters: parameters.map((each) => ({
      name: each.name,
      in: each.in,
      type: typeName(each.schema),
      required: each.required,
    })),
    ...(json && {
      body: {type: typeName(json.schema), bcs: Object.keys(content).find((type) => type !== JSON_TYPE)},
    }),
    results: statuses
      .filter(({status}) => status < 400)
      .map(({status, content = {}}) => ({
        status,
        type: content[JSON_TYPE] ? typeName(content[JSON_TYPE].schema) : (Object.keys(content)[0] ?? ''),
        bcs: 'application/x-bcs' in content,
      })),
    errors: statuses.map(({status}) => status).filter((status) => status >= 400),
    example,
  };
}

const refName = ({$ref = ''}: OpenApiSchema): string => $ref.split('/').at(-1) ?? '';

/** The name of a type: `U64`, `Transaction[]`, `boolean`; `any` if the specification leaves it open. */
function typeName(schema: OpenApiSchema): string {
  if (schema.$ref) return refName(schema);
  if (schema.allOf?.[0]) return typeName(schema.allOf[0]);
  if (schema.type === 'array') {
    return schema.items?.format === 'uint8' ? 'bytes' : `${typeName(schema.items ?? {})}[]`;
  }
  if (schema.type === 'integer') return schema.format?.replace('uint', 'u') ?? 'integer';
  return schema.type ?? 'any';
}

/** The types that the endpoints use, directly or indirectly. */
function typesOf(
  endpoints: readonly RestEndpoint[],
  schemas: Readonly<Record<string, OpenApiSchema>>,
): RestReference['types'] {
  const types = new Map<string, Record<string, string> | string[] | string>();
  const visit = (type: string): void => {
    const name = type.replace(/(\[\])+$/, '').split(' ')[0] ?? '';
    const schema = schemas[name];
    if (!schema || types.has(name)) return;
    const shape = shapeOf(schema, schemas);
    types.set(name, shape);
    for (const each of typeof shape === 'string' ? [] : Object.values(shape)) visit(each);
  };
  for (const {parameters, body, results} of endpoints) {
    for (const {type} of [...parameters, ...results, ...(body ? [body] : [])]) visit(type);
  }
  visit('CedraError');
  return Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function shapeOf(
  schema: OpenApiSchema,
  schemas: Readonly<Record<string, OpenApiSchema>>,
): Record<string, string> | string[] | string {
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return [...new Set(variants.map((variant) => variantName(variant, schemas)))];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [
        schema.required?.includes(name) ? name : `${name}?`,
        typeName(each),
      ]),
    );
  }
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  return schema.type ?? 'any';
}

/** A variant is a wrapper that adds the field `type` to another schema: `UserTransaction (type: "user_transaction")`. */
function variantName(variant: OpenApiSchema, schemas: Readonly<Record<string, OpenApiSchema>>): string {
  const [tag, inner] = schemas[refName(variant)]?.allOf ?? [];
  const [property, values] = Object.entries(tag?.properties ?? {})[0] ?? [];
  if (!inner || !property) return typeName(variant);
  return `${typeName(inner)} (${property}: ${JSON.stringify(values?.enum?.[0])})`;
}

/** Values that calls need, and the bodies of transactions. */
interface Samples {
  /** By the name between braces. */
  values: Partial<Record<string, string>>;
  bodies: Record<string, unknown>;
}

/**
 * A public sample key for an account that exists on localnets only, so that readers can repeat the calls with valid
 * signatures.
 */
const sampleKey = new Ed25519PrivateKey(new Uint8Array(32).fill(7));

async function prepareSamples({restUrl, ports}: Localnet): Promise<Samples> {
  const account = Account.fromPrivateKey({privateKey: sampleKey});
  const sender = account.accountAddress.toStringLong();
  await request(`http://127.0.0.1:${ports.faucet}/mint?amount=100000000&address=${sender}`, {method: 'POST'});

  const unsigned = (sequence: number) => ({
    sender,
    sequence_number: `${sequence}`,
    max_gas_amount: '2000',
    gas_unit_price: '100',
    // The year 2100, so that the signature does not expire.
    expiration_timestamp_secs: '4102444800',
    payload: {
      type: 'entry_function_payload',
      function: '0x1::cedra_account::transfer',
      type_arguments: [],
      arguments: ['0xb0b', '1000'],
    },
  });
  const withSignature = (sequence: number, signature: string) => ({
    ...unsigned(sequence),
    signature: {type: 'ed25519_signature', public_key: account.publicKey.toString(), signature},
  });
  const signed = async (sequence: number) => {
    const message = await post<string>(`${restUrl}/v1/transactions/encode_submission`, unsigned(sequence));
    return withSignature(sequence, account.sign(message).toString());
  };
  const supply = (await (
    await request(`${restUrl}/v1/accounts/0x1/resource/0x1::coin::CoinInfo<0x1::cedra_coin::CedraCoin>`)
  ).json()) as {data: {supply: {vec: [{aggregator: {vec: [{handle: string; key: string}]}}]}}};
  const {handle, key: tableKey} = supply.data.supply.vec[0].aggregator.vec[0];
  return {
    values: {sender, handle, key: tableKey, keyBytes: `0x${tableKey.slice(2).padStart(64, '0')}`},
    bodies: {
      unsigned: unsigned(0),
      simulated: withSignature(0, `0x${'00'.repeat(64)}`),
      signed: await signed(0),
      batch: [await signed(1), await signed(2)],
    },
  };
}

async function request(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}: ${await response.text()}`);
  return response;
}

const post = async <T>(url: string, body: unknown): Promise<T> =>
  (await (
    await request(url, {method: 'POST', headers: {'Content-Type': JSON_TYPE}, body: JSON.stringify(body)})
  ).json()) as T;

/** Calls an endpoint, and stores the hash of a submitted transaction for later calls. */
async function makeCall(
  {call: path, body, bcs = false}: SampleCall,
  method: 'GET' | 'POST',
  samples: Samples,
  {restUrl}: Localnet,
): Promise<Example> {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = samples.values[name];
      if (value === undefined)
        throw new Error(`cedra/rest/calls.ts names {${name}}, which no earlier call sets.`);
      return value;
    });
  const url = `${restUrl}/v1${fill(path)}`;
  const sent = typeof body === 'string' ? samples.bodies[body] : body;
  const json = sent === undefined ? undefined : fill(JSON.stringify(sent));
  const headers = {
    ...(bcs && {Accept: 'application/x-bcs'}),
    ...(json !== undefined && {'Content-Type': JSON_TYPE}),
  };
  const response = await request(url, {method, headers, body: json});
  const bytes = Buffer.from(await response.arrayBuffer());
  const received = parseResponse(bytes, response.headers.get('content-type') ?? '');
  if (isPending(received)) samples.values.hash ??= received.hash;
  return {
    curl: curlOf(url.replace(restUrl, `http://127.0.0.1:${documentedPorts.rest}`), headers, json, bcs),
    status: response.status,
    answer: shortened(received),
  };
}

const isPending = (body: unknown): body is {hash: string} =>
  typeof body === 'object' && body !== null && 'hash' in body;

function parseResponse(bytes: Buffer, type: string): unknown {
  if (type.startsWith(JSON_TYPE)) {
    return JSON.parse(bytes.toString(), (name, value: unknown) => {
      if (typeof value === 'number' && !Number.isSafeInteger(value))
        throw new Error(`The response has ${name || 'a number'} that JavaScript rounds: ${bytes.toString()}`);
      return value;
    }) as unknown;
  }
  return type.startsWith('application/x-bcs') ? bytes.toString('hex') : bytes.toString();
}

function curlOf(
  url: string,
  headers: Record<string, string>,
  body: string | undefined,
  bcs: boolean,
): string {
  const words = [
    `curl -s ${/[?&<>]/.test(url) ? `'${url}'` : url}`,
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined ? [] : [`-d '${body}'`]),
  ];
  return words.join(' \\\n  ') + (bcs ? ' | xxd -p' : '');
}

const LONGEST_TEXT = 80;
const DEEPEST = 4;

/** Shortens a response: the first element of each list, the beginning of long texts. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, 24)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST && Object.keys(value).length > 0) return Array.isArray(value) ? ['…'] : {'…': '…'};
  if (Array.isArray(value)) {
    const first = value.slice(0, 1).map((each) => shortened(each, depth + 1));
    return value.length > 1 ? [...first, '…'] : first;
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, depth + 1)]));
}
