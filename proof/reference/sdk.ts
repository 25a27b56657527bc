import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

import ts from 'typescript';

import {nearest} from './check-command';

/** The public API of the SDK. */
export interface SdkReference {
  package: string;
  version: string;
  /** Exported names. */
  exports: Record<string, SdkExport>;
}

interface SdkExport {
  kind: 'class' | 'interface' | 'enum' | 'function' | 'type' | 'value';
  /** Signatures of functions and values. */
  signature?: string;
  /** Instance members with their signatures; nested ones are joined by a dot. */
  members?: Record<string, string>;
  /** Static members and enum members. */
  statics?: Record<string, string>;
}

const name = '@cedra-labs/ts-sdk';
const format: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.OmitParameterModifiers |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Reads the SDK's exported names, members and signatures from its type declarations. */
export function readSdk(): SdkReference {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const entry = join(folder, 'dist', 'esm', 'index.d.mts');
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!source || !symbol) throw new Error(`${entry} declares no module.`);
  const exports = checker
    .getExportsOfModule(symbol)
    .map((each): [string, SdkExport] => [each.name, describe(each, checker, source)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const {version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string};
  return {package: name, version, exports: Object.fromEntries(exports)};
}

function describe(exported: ts.Symbol, checker: ts.TypeChecker, at: ts.Node): SdkExport {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (symbol.flags & ts.SymbolFlags.Class) {
    return {
      kind: 'class',
      members: members(checker.getDeclaredTypeOfSymbol(symbol), checker, at, 3),
      statics: members(checker.getTypeOfSymbol(symbol), checker, at, 1),
    };
  }
  if (symbol.flags & ts.SymbolFlags.Enum) {
    return {kind: 'enum', statics: members(checker.getTypeOfSymbol(symbol), checker, at, 1)};
  }
  if (symbol.flags & ts.SymbolFlags.Interface) {
    return {kind: 'interface', members: members(checker.getDeclaredTypeOfSymbol(symbol), checker, at, 1)};
  }
  if (symbol.flags & ts.SymbolFlags.Function)
    return {kind: 'function', signature: signature(symbol, checker, at)};
  if (symbol.flags & ts.SymbolFlags.TypeAlias) return {kind: 'type'};
  return {kind: 'value', signature: signature(symbol, checker, at)};
}

function members(type: ts.Type, checker: ts.TypeChecker, at: ts.Node, depth: number): Record<string, string> {
  const found: Record<string, string> = {};
  for (const property of checker.getPropertiesOfType(type)) {
    if (property.name === 'prototype' || property.name.startsWith('__')) continue;
    if (
      property.declarations?.some(
        (each) => ts.getCombinedModifierFlags(each) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
      )
    )
      continue;
    found[property.name] = signature(property, checker, at);
    const inner = checker.getTypeOfSymbol(property);
    // `cedra.transaction.build.simple`: namespaces of the client are classes of the SDK.
    if (depth > 1 && inner.isClass() && property.name !== 'config') {
      for (const [key, value] of Object.entries(members(inner, checker, at, depth - 1)))
        found[`${property.name}.${key}`] = value;
    }
  }
  return found;
}

function signature(symbol: ts.Symbol, checker: ts.TypeChecker, at: ts.Node): string {
  const type = checker.getTypeOfSymbol(symbol);
  return checker
    .typeToString(type, at, format)
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ');
}

/** A name in prose that the SDK does not have, with a suggestion. */
interface MemberProblem {
  problem: string;
  hint: string;
}

// The usual names of instances of SDK classes on pages.
const instances: Readonly<Record<string, string>> = {cedra: 'Cedra'};

/**
 * Checks inline code that names a member of the SDK: `cedra.getLedgerInfo`, `Account.generate()`. Ignores code that does
 * not start with a name of the SDK.
 */
export function checkMember(text: string, sdk: SdkReference): MemberProblem | undefined {
  const [, head = '', path = ''] =
    /^(?:await |new )?([A-Za-z]\w*)\.([A-Za-z][\w.]*)(?:\(.*\))?;?$/.exec(text) ?? [];
  const known = sdk.exports[instances[head] ?? head];
  if (!known || path === '') return undefined;
  const names = [
    ...Object.keys(known.members ?? {}),
    ...(head in instances ? [] : Object.keys(known.statics ?? {})),
  ];
  if (names.length === 0 || names.includes(path)) return undefined;
  // Members of results are not in the reference.
  const deepest = path.split('.').slice(0, -1).join('.');
  if (deepest !== '' && names.includes(deepest) && !names.some((name) => name.startsWith(`${deepest}.`)))
    return undefined;
  const meant = nearest(path, names);
  return {
    problem: `the SDK's \`${head}\` has no \`${path}\``,
    hint:
      meant === undefined
        ? `See the members of ${instances[head] ?? head} in ${sdk.package} ${sdk.version}.`
        : `Did you mean \`${head}.${meant}\`?`,
  };
}
