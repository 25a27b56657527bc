import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {root} from './repository';

/** The indexer's GraphQL schema in the schema language, derived from the TypeScript types that the SDK ships. */
export const indexerSchemaText = (): string => schemaText(readSdkTypes());

function readSdkTypes(): ts.SourceFile {
  const path = join(root, 'node_modules/@cedra-labs/ts-sdk/src/types/generated/types.ts');
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
}

/** Writes the types in the schema language again. */
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
      const given = isInput ? [] : properties(source, literals.get(`${name}${pascal(member.name)}Args`));
      const list = given.map((argument) => `${argument.name}: ${typeName(argument.type)}`).join(', ');
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

function typeName(type: string): string {
  const optional = /^(?:Input)?Maybe<(.*)>$/.exec(type)?.[1];
  if (optional !== undefined) return typeName(optional).replace(/!$/, '');
  const item = /^Array<(.*)>$/.exec(type)?.[1];
  if (item !== undefined) return `[${typeName(item)}]!`;
  const scalar = /^Scalars\["(\w+)"\]/.exec(type)?.[1];
  return `${scalar ?? schemaName(type)}!`;
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

/**
 * The schema's own name of a generated TypeScript type: the generator turned `current_objects_bool_exp`
 * into `CurrentObjectsBoolExp`. Built-in scalars keep their capital in compound names.
 */
function schemaName(name: string): string {
  const snake = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();
  const builtIn = /^(String|Int|Boolean|Float)(?=ComparisonExp|ArrayComparisonExp)/.exec(name)?.[1];
  return builtIn === undefined ? snake : `${builtIn}${snake.slice(builtIn.length)}`;
}
