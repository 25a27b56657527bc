import {querySource} from '@cedra-docs/sandbox/build';
import {SCHEMA} from './names';
import {networkOf} from '../networks/model';
import {PRINTED_HEADERS} from './requests';

/**
 * Translates a query of the indexer into a program that compares it with the schema and sends it from the browser.
 * @param given values of its variables; the others get examples
 * @returns the program and the origin of its request, or why no program exists
 */
export function queryProgram(
  query: string,
  given: Readonly<Record<string, unknown>>,
): {code: string; server: string} | {why: string} {
  const url = networkOf('localnet').indexer;
  const program = querySource(query, given, {url, schemaModule: SCHEMA, printedHeaders: PRINTED_HEADERS});
  return 'why' in program ? program : {...program, server: new URL(url).origin};
}
