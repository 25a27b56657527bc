import {type DocumentNode, executeSync, type GraphQLFieldResolver, type GraphQLSchema} from 'graphql';

import {readSchema} from './check';
import {indexerSchemaText} from './schema';

/** Rows of the indexer by table. Related rows are nested; missing columns are null. */
export type Tables = Readonly<Record<string, readonly IndexerRow[]>>;

type IndexerRow = Readonly<Record<string, unknown>>;

let schema: GraphQLSchema | undefined;

/** The indexer's GraphQL schema, derived from the TypeScript types that the SDK ships. */
export function indexerSchema(): GraphQLSchema {
  schema ??= readSchema(indexerSchemaText());
  return schema;
}

/** Executes a query over these rows as Hasura, the indexer's engine, would. */
export function executeQuery(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  tables: Tables,
): {data?: unknown; errors: string[]} {
  const resolve: GraphQLFieldResolver<IndexerRow, unknown> = (
    source,
    args: Arguments,
    _context,
    {fieldName},
  ): unknown => {
    const value = source[fieldName];
    if (isField(value)) return value(args);
    return Array.isArray(value) && Object.keys(args).length > 0 ? select(value as IndexerRow[], args) : value;
  };
  const {data, errors = []} = executeSync({
    schema: indexerSchema(),
    document,
    rootValue: rootOf(tables),
    variableValues: variables,
    fieldResolver: resolve,
  });
  return {data, errors: errors.map(({message}) => message)};
}

const isField = (value: unknown): value is (args: Arguments) => unknown => typeof value === 'function';

/** The root fields of queries and subscriptions: each table and its aggregate. */
function rootOf(tables: Tables): IndexerRow {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, rows]): [string, unknown][] => [
      [name, (args: Arguments) => select(rows, args)],
      [`${name}_aggregate`, (args: Arguments) => aggregate(select(rows, args))],
    ]),
  );
}

interface Arguments {
  where?: IndexerRow;
  order_by?: IndexerRow[];
  distinct_on?: string[];
  limit?: number;
  offset?: number;
}

function select(rows: readonly IndexerRow[], args: Arguments): IndexerRow[] {
  const {where = {}, order_by: order = [], distinct_on: columns = [], limit, offset = 0} = args;
  const found = rows.filter((row) => fits(row, where)).sort((a, b) => inOrder(a, b, order));
  const seen = new Set<string>();
  const distinct = found.filter((row) => {
    const key = JSON.stringify(columns.map((column) => row[column]));
    const isNew = columns.length === 0 || !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return distinct.slice(offset, limit === undefined ? undefined : offset + limit);
}

function fits(row: IndexerRow, where: IndexerRow): boolean {
  return Object.entries(where).every(([key, condition]) => {
    if (key === '_and') return (condition as IndexerRow[]).every((each) => fits(row, each));
    if (key === '_or') return (condition as IndexerRow[]).some((each) => fits(row, each));
    if (key === '_not') return !fits(row, condition as IndexerRow);
    const value = row[key] ?? null;
    if (Array.isArray(value)) return value.some((each) => fits(each as IndexerRow, condition as IndexerRow));
    return Object.entries(condition as IndexerRow).every(([operator, operand]) => {
      if (!operator.startsWith('_'))
        return value !== null && fits(value as IndexerRow, condition as IndexerRow);
      return compares(value, operator, operand);
    });
  });
}

/** Compares as SQL does: nothing compares with null. */
function compares(value: unknown, operator: string, operand: unknown): boolean {
  if (operator === '_is_null') return (value === null) === operand;
  const compare = comparisons[operator];
  if (!compare) throw new Error(`the proof cannot compare with \`${operator}\``);
  return value !== null && compare(value as Comparable, operand as Comparable);
}

type Comparable = number | string | boolean;

const comparisons: Readonly<Record<string, (value: Comparable, operand: Comparable) => boolean>> = {
  _eq: (value, operand) => value === operand,
  _neq: (value, operand) => value !== operand,
  _gt: (value, operand) => value > operand,
  _gte: (value, operand) => value >= operand,
  _lt: (value, operand) => value < operand,
  _lte: (value, operand) => value <= operand,
  _in: (value, operand) => (operand as unknown as Comparable[]).includes(value),
  _nin: (value, operand) => !(operand as unknown as Comparable[]).includes(value),
  _contains: (value, operand) => contains(value, operand),
};

/** Whether JSON contains other JSON, as PostgreSQL's `@>` defines it. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(part))
    return false;
  if (Array.isArray(part))
    return part.every((each) => (value as unknown[]).some((own) => contains(own, each)));
  return Object.entries(part).every(
    ([key, each]) => key in value && contains((value as IndexerRow)[key], each),
  );
}

/** Compares two rows by `order_by`. Null is larger than everything. */
function inOrder(a: IndexerRow, b: IndexerRow, order: readonly IndexerRow[]): number {
  for (const [column, direction] of order.flatMap((each) => Object.entries(each))) {
    const one = (a[column] ?? null) as Comparable | null;
    const other = (b[column] ?? null) as Comparable | null;
    if (one === other) continue;
    const isLarger = one === null || (other !== null && one > other);
    return isLarger === String(direction).startsWith('asc') ? 1 : -1;
  }
  return 0;
}

/** The values of an `_aggregate` field that the pages use, and its rows. */
function aggregate(rows: readonly IndexerRow[]): IndexerRow {
  const count = ({columns = [], distinct}: {columns?: string[]; distinct?: boolean}): number => {
    const keys = rows
      .filter((row) => columns.every((column) => (row[column] ?? null) !== null))
      .map((row) => JSON.stringify(columns.map((column) => row[column])));
    return distinct ? new Set(keys).size : keys.length;
  };
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const sum = Object.fromEntries(
    columns.map((column) => [column, rows.reduce((all, row) => all + Number(row[column] ?? 0), 0)]),
  );
  return {aggregate: {count, sum}, nodes: rows};
}
