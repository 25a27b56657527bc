import {nearest} from '../../lib/nearest';
import type {RestEndpoint} from './model';

/** What the check uses of an endpoint. */
export type KnownEndpoint = Pick<RestEndpoint, 'id' | 'method' | 'path' | 'parameters'>;

/** A problem of a request, with a suggestion. */
export interface RequestProblem {
  problem: string;
  hint: string;
}

const segmentsOf = (path: string): string[] => (path || '/').split('/').slice(1);
const isVariable = (segment: string): boolean => /^\{\w+\}$/.test(segment);

/** The endpoints with this path below `/v1`, whatever their method; `{…}` of an endpoint stands for any value. */
export const endpointsAt = <E extends {path: string}>(path: string, endpoints: readonly E[]): E[] =>
  endpoints.filter((each) => {
    const [given, known] = [segmentsOf(path), segmentsOf(each.path)];
    return (
      given.length === known.length &&
      known.every((name, at) => (isVariable(name) ? given[at] !== '' : name === given[at]))
    );
  });

/** Values of the types of parameters; other types take any text. */
const types: Readonly<Record<string, RegExp>> = {
  Address: /^(?:0x)?[0-9a-fA-F]{1,64}$/,
  HashValue: /^(?:0x)?[0-9a-fA-F]{64}$/,
  IdentifierWrapper: /^\w+$/,
  MoveStructTag: /^0x[0-9a-fA-F]{1,64}::\w+::\w+(?:<.*>)?$/,
  U64: /^\d{1,20}$/,
  boolean: /^(?:true|false)$/,
  u16: /^\d{1,5}$/,
  u32: /^\d{1,10}$/,
  u64: /^\d{1,20}$/,
};

/** A value that only the reader knows: `$ADDRESS`, `{address}`, `<ADDRESS>`, `…`. */
const placeholder = /[$…{<]|^:\w+$/;

const fits = (value: string, type: string): boolean =>
  (types[type]?.test(value) ?? true) || (placeholder.test(value) && type !== 'MoveStructTag');

const spelled = ({method, path}: KnownEndpoint): string => `${method} /v1${path}`;

/**
 * Checks a request to a node: path, method, and the names and values of its parameters.
 * @param method undefined when it is not known
 * @param path below `/v1`
 */
export function checkRequest(
  method: string | undefined,
  path: string,
  query: readonly (readonly [name: string, value: string])[],
  endpoints: readonly KnownEndpoint[],
): {endpoint?: KnownEndpoint; problems: RequestProblem[]} {
  const found = endpointsAt(path, endpoints);
  const endpoint = found.find((each) => method === undefined || each.method === method) ?? found[0];
  if (!endpoint) {
    const meant = nearestEndpoint(method, path, endpoints);
    return {
      problems: [
        {
          problem: `the REST API has no path \`/v1${path}\``,
          hint: meant ? `Did you mean \`${spelled(meant)}\`?` : 'Paths begin with `/v1`.',
        },
      ],
    };
  }
  const problems: RequestProblem[] = [];
  if (method !== undefined && endpoint.method !== method)
    problems.push({
      problem: `\`/v1${endpoint.path}\` has no method ${method}`,
      hint: `Send \`${spelled(endpoint)}\`.`,
    });
  const given = segmentsOf(path);
  segmentsOf(endpoint.path).forEach((segment, at) => {
    const parameter = endpoint.parameters.find(({name}) => segment === `{${name}}`);
    const value = decoded(given[at] ?? '');
    if (parameter && !fits(value, parameter.type))
      problems.push({
        problem: `\`${value}\` is no ${parameter.type} for \`${segment}\``,
        hint: `See \`${spelled(endpoint)}\`.`,
      });
  });
  const inQuery = endpoint.parameters.filter((each) => each.in === 'query');
  for (const [name, value] of query) {
    const parameter = inQuery.find((each) => each.name === name);
    if (!parameter) {
      const names = inQuery.map((each) => each.name);
      const meant = nearest(name, names);
      const rest = names.length > 0 ? `Parameters: ${names.join(', ')}.` : 'It has no parameters.';
      problems.push({
        problem: `\`${spelled(endpoint)}\` has no parameter \`${name}\``,
        hint: meant === undefined ? rest : `Did you mean \`${meant}\`?`,
      });
    } else if (!fits(value, parameter.type))
      problems.push({problem: `\`${value}\` is no ${parameter.type}`, hint: `Correct \`${name}\`.`});
  }
  for (const {name} of inQuery.filter((each) => each.required && !query.some(([key]) => key === each.name)))
    problems.push({problem: `\`${spelled(endpoint)}\` needs \`${name}\``, hint: 'Add it to the query.'});
  return {endpoint, problems};
}

/** Escapes as `%3A` in a path; the text itself where they are no UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The endpoint that is spelled most like a path, with the values of the path in its variables. */
function nearestEndpoint(
  method: string | undefined,
  path: string,
  endpoints: readonly KnownEndpoint[],
): KnownEndpoint | undefined {
  const given = segmentsOf(path);
  const filled = endpoints.map((endpoint) => {
    const known = segmentsOf(endpoint.path);
    return {endpoint, text: known.map((name, at) => (isVariable(name) ? given[at] : name) ?? '').join('/')};
  });
  const own = filled.filter(({endpoint}) => method === undefined || endpoint.method === method);
  for (const candidates of [own, filled]) {
    const text = nearest(
      given.join('/'),
      candidates.map((each) => each.text),
    );
    const found = text === undefined ? undefined : candidates.find((each) => each.text === text);
    if (found) return found.endpoint;
  }
  return undefined;
}
