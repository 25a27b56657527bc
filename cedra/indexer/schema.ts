import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {root} from '../../lib/repository';

/** The indexer's GraphQL schema in the schema language, derived from TypeScript types in the SDK's package. */
export const indexerSchemaText = (): string => schemaText(readSdkTypes());

function readSdkTypes(): ts.SourceFile {
  const path = join(root, 'node_modules/@cedra-labs/ts-sdk/src/types/generated/types.ts');
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
}

/** Reverses GraphQL Code Generator, which generated the TypeScript types from the schema. */
function schemaText(source: ts.SourceFile): string {
  const literals = new Map<string, ts.TypeLiteralNode>();
  const lines: string[] = [];
  for (const statement of source.statements) {
    if (ts.isEnumDeclaration(statement)) {
      const values = statement.members.flatMap(({initializer}) =>
        initializer && ts.isStringLiteral(initializer) ? [initializer.text] : [],
      );
      lines.push(`enum ${schemaName(statement.name.text)} { ${values.join(' ')} }`);
    } else if (ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type)) {
      literals.set(statement.name.text, statement.type);
    }
  }
  const scalars = properties(source, literals.get('Scalars')).map(({name}) => name);
  const builtIn = new Set(['ID', 'String', 'Boolean', 'Int', 'Float']);
  lines.push(...scalars.filter((name) => !builtIn.has(name)).map((name) => `scalar ${name}`));
  for (const [name, literal] of literals) {
    if (name === 'Scalars' || name.endsWith('Args')) continue;
    const members = properties(source, literal);
    const isInput =
      /(Input|BoolExp|ComparisonExp|OrderBy)$/.test(name) ||
      members.some(({type}) => /^(InputMaybe<|Scalars\["\w+"\]\["input"\])/.test(type));
    const fields = members.map((member) => {
      const args = isInput ? [] : properties(source, literals.get(`${name}${pascalCase(member.name)}Args`));
      const list = args.map((argument) => `${argument.name}: ${typeName(argument.type)}`).join(', ');
      return `  ${member.name}${list === '' ? '' : `(${list})`}: ${typeName(member.type)}`;
    });
    lines.push(`${isInput ? 'input' : 'type'} ${schemaName(name)} {\n${fields.join('\n')}\n}`);
  }
  lines.push('schema { query: query_root subscription: subscription_root }');
  return lines.join('\n');
}

function properties(
  source: ts.SourceFile,
  literal: ts.TypeLiteralNode | undefined,
): {name: string; type: string}[] {
  return (literal?.members ?? []).flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const name = ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : '';
    return [{name, type: member.type.getText(source).replace(/\s/g, '')}];
  });
}

/** `InputMaybe<Array<Scalars["Int"]["input"]>>` → `[Int!]` */
function typeName(type: string): string {
  const nullable = /^(?:Input)?Maybe<(.*)>$/.exec(type)?.[1];
  if (nullable !== undefined) return typeName(nullable).replace(/!$/, '');
  const item = /^Array<(.*)>$/.exec(type)?.[1];
  if (item !== undefined) return `[${typeName(item)}]!`;
  const scalar = /^Scalars\["(\w+)"\]/.exec(type)?.[1];
  return `${scalar ?? schemaName(type)}!`;
}

/** `current_objects` → `CurrentObjects` */
function pascalCase(name: string): string {
  return name.replace(/(^|_)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

/**
 * The name in the schema of a generated TypeScript type: `CurrentObjectsBoolExp` → `current_objects_bool_exp`.
 * Built-in scalars keep their capital: `StringComparisonExp` → `String_comparison_exp`.
 */
function schemaName(name: string): string {
  const snake = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();
  const builtIn = /^(String|Int|Boolean|Float)(?=ComparisonExp|ArrayComparisonExp)/.exec(name)?.[1];
  return builtIn === undefined ? snake : `${builtIn}${snake.slice(builtIn.length)}`;
}
