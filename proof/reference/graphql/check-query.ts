import {GraphQLError, parse, validate, type DocumentNode} from 'graphql';

import {indexerSchema} from './schema';

/** What is wrong with a GraphQL document, with its line from 0. */
export interface QueryProblem {
  message: string;
  line: number;
}

/** Validates a GraphQL document against the indexer's schema. */
export function checkQuery(text: string): QueryProblem[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return [describe(error)];
    throw error;
  }
  return validate(indexerSchema(), document).map(describe);
}

function describe({message, locations}: GraphQLError): QueryProblem {
  return {message, line: (locations?.[0]?.line ?? 1) - 1};
}
