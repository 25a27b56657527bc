// The module `indexer-schema` of programs that ask the indexer. `plugins/run-here` bundles this file with the schema.
import {buildSchema, getVariableValues, GraphQLError, Kind, parse, validate} from 'graphql';

/** The indexer's schema in the schema language. */
declare const INDEXER_SCHEMA: string;

const describe = ({message, locations}: GraphQLError): string =>
  locations?.[0] ? `line ${locations[0].line}: ${message}` : message;

/** What is wrong with a query and its variables, as the indexer's schema has it. */
export function problemsOf(query: string, variables: Readonly<Record<string, unknown>>): string[] {
  try {
    const document = parse(query);
    const schema = buildSchema(INDEXER_SCHEMA, {assumeValidSDL: true});
    const errors = validate(schema, document);
    if (errors.length > 0) return errors.map(describe);
    return document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const result = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
      return result.errors?.map(({message}) => message) ?? [];
    });
  } catch (error) {
    if (error instanceof GraphQLError) return [describe(error)];
    throw error;
  }
}
