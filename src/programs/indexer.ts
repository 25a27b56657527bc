// The module `indexer-schema`, which programs import to validate their queries to the indexer. `plugins/programs`
// bundles this file and defines `INDEXER_SCHEMA`.
import {buildSchema, getVariableValues, GraphQLError, Kind, parse, validate} from 'graphql';

/** The indexer's schema in the GraphQL schema language. */
declare const INDEXER_SCHEMA: string;

const describeError = ({message, locations}: GraphQLError): string =>
  locations?.[0] ? `line ${locations[0].line}: ${message}` : message;

/** Validates a query and its variables against the indexer's schema; returns one sentence for each problem. */
export function problemsOf(query: string, variables: Readonly<Record<string, unknown>>): string[] {
  try {
    const document = parse(query);
    const schema = buildSchema(INDEXER_SCHEMA, {assumeValidSDL: true});
    const errors = validate(schema, document);
    if (errors.length > 0) return errors.map(describeError);
    return document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const result = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
      return result.errors?.map(({message}) => message) ?? [];
    });
  } catch (error) {
    if (error instanceof GraphQLError) return [describeError(error)];
    throw error;
  }
}
