import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

import ts from 'typescript';

import {classNames, namespaces, type SdkClass, type SdkMethod, type SdkMethods} from './model';
import type {SdkExport, SdkReference} from './check';

const name = '@cedra-labs/ts-sdk';
const format: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.OmitParameterModifiers |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** `at` is the entry file, from which types are written. */
function readDeclarations() {
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
  const {version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string};
  return {version, checker, at: source, exports: checker.getExportsOfModule(symbol)};
}

const {version, checker, at, exports} = readDeclarations();

/** Reads the SDK's exported names, members and signatures from its type declarations. */
export function readSdk(): SdkReference {
  const described = exports
    .map((each): [string, SdkExport] => [each.name, describeExport(each)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {package: name, version, exports: Object.fromEntries(described)};
}

const declared = (exported: ts.Symbol): ts.Symbol =>
  exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;

/**
 * Reads the methods of the client and the members of some classes, with the SDK's comments.
 * @throws Error for a namespace that `cedra/sdk/model.ts` does not name, and for a class that the SDK does not export
 */
export function readSdkMethods(): {version: string; methods: SdkMethods; classes: SdkClass[]} {
  const client = checker.getDeclaredTypeOfSymbol(exportOf('Cedra'));
  const seen = new Set<ts.Declaration>();
  /** The methods of a namespace, and of the namespaces in it. */
  const methodsOf = (type: ts.Type, path: string): SdkMethod[] =>
    ownMembers(type).flatMap((property) => {
      const [declaration] = property.declarations ?? [];
      if (!declaration || seen.has(declaration)) return [];
      const inner = checker.getTypeOfSymbol(property);
      if (inner.isClass()) {
        const isNamespace = !client.getProperty(property.name) || path === 'transaction';
        return isNamespace && isApi(inner) ? methodsOf(inner, `${path}.${property.name}`) : [];
      }
      if (inner.getCallSignatures().length === 0) return [];
      seen.add(declaration);
      const isShort = client.getProperty(property.name) && !path.includes('.');
      return [method(property, isShort ? property.name : `${path}.${property.name}`)];
    });
  const found = ownMembers(client).filter((property) => isApi(checker.getTypeOfSymbol(property)));
  const unknown = found.find((property) => !Object.hasOwn(namespaces, property.name));
  if (unknown) throw new Error(`cedra/sdk/model.ts names no namespace ${unknown.name}; add it`);
  const methods = Object.keys(namespaces).map((namespace): [string, SdkMethod[]] => {
    const property = client.getProperty(namespace);
    if (!property) throw new Error(`Cedra has no namespace ${namespace}; correct cedra/sdk/model.ts`);
    return [namespace, methodsOf(checker.getTypeOfSymbol(property), namespace)];
  });
  const classes = classNames.map((className) => classOf(className, exportOf(className)));
  return {version, methods: Object.fromEntries(methods), classes};
}

function exportOf(className: string): ts.Symbol {
  const symbol = exports.find(({name: exported}) => exported === className);
  if (!symbol) throw new Error(`${name} exports no ${className}; correct cedra/sdk/model.ts`);
  return declared(symbol);
}

/** The public members of a type that the SDK declares itself, not a package that it extends. */
const ownMembers = (type: ts.Type): ts.Symbol[] =>
  checker
    .getPropertiesOfType(type)
    .filter(
      ({name: member, declarations = []}) =>
        !/^(?:prototype|__.*)$/.test(member) &&
        declarations.some((each) => each.getSourceFile().fileName.includes(`/${name}/`)) &&
        !declarations.some(isHidden),
    );

/** Whether a type is a class of methods: a namespace of the client, not a value such as its configuration. */
const isApi = (type: ts.Type): boolean =>
  type.isClass() &&
  type.symbol.name !== 'CedraConfig' &&
  (type.symbol.declarations ?? []).some((each) => each.getSourceFile().fileName.includes('/api/'));

const isHidden = (declaration: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;

/** The first sentence of the comment above a declaration, on one line. */
function summaryOf(symbol: ts.Symbol): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return oneLine(text.split(/\n\s*\n|(?<=[.!])\s/)[0] ?? '');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function method(symbol: ts.Symbol, path: string): SdkMethod {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const tags = (symbol.declarations ?? []).flatMap((declaration) => ts.getJSDocTags(declaration));
  const comments = new Map(
    tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), commentOf(tag).replace(/^- /, '')]),
  );
  const deprecated = tags.find(ts.isJSDocDeprecatedTag);
  const isObject = signatures.every(
    ({parameters}) => parameters.length === 1 && parameters[0]?.name === 'args',
  );
  /** The parameters of each way to call the method. */
  const ways = signatures.flatMap(({parameters}) => {
    const [args] = parameters;
    if (!isObject || !args) return [[...parameters]];
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(args));
    return (type.isUnion() ? type.types : [type]).map((each) => checker.getPropertiesOfType(each));
  });
  const names = [...new Set(ways.flat().map((field) => field.name))];
  return {
    name: path,
    summary:
      summaryOf(symbol) ||
      (deprecated ? `Deprecated: ${ts.getTextOfJSDocComment(deprecated.comment)?.split('\n')[0] ?? ''}` : ''),
    parameters: names.map((name) => {
      const fields = ways.map((way) => way.find((field) => field.name === name));
      const types = fields.flatMap((field) => (field ? [fieldType(field)] : []));
      return {
        name,
        type: [...new Set(types)].filter((type) => type !== 'never').join(' | '),
        required: fields.every((field) => field && !isOptional(field)),
        text: comments.get(isObject ? `args.${name}` : name) ?? '',
      };
    }),
    isObject,
    generics: genericsOf(signatures.at(-1)?.declaration),
    result: [
      ...new Set(signatures.map((each) => writtenType(each.declaration) ?? typeText(each.getReturnType()))),
    ].join(' | '),
  };
}

/** The paragraph of a tag, on one line. */
const commentOf = (tag: ts.JSDocTag): string => oneLine(ts.getTextOfJSDocComment(tag.comment) ?? '');

const fieldType = (field: ts.Symbol): string =>
  writtenType(field.declarations?.[0]) ?? typeText(checker.getTypeOfSymbol(field));

const isOptional = ({flags, declarations = []}: ts.Symbol): boolean =>
  (flags & ts.SymbolFlags.Optional) !== 0 ||
  declarations.some((each) => ts.isParameter(each) && each.questionToken !== undefined);

/** The type parameters of a declaration as written: `<T extends MoveValue[]>`; empty without any. */
function genericsOf(declaration: ts.SignatureDeclaration | ts.JSDocSignature | undefined): string {
  const parameters = (declaration?.typeParameters ?? []).map((each) => oneLine(each.getText()));
  return parameters.length > 0 ? `<${parameters.join(', ')}>` : '';
}

/** The type as the declaration writes it, with the names of aliases. */
const writtenType = (declaration: ts.Node | undefined): string | undefined =>
  declaration && 'type' in declaration && declaration.type
    ? oneLine((declaration.type as ts.TypeNode).getText())
    : undefined;

function classOf(className: string, symbol: ts.Symbol): SdkClass {
  const describeMember = (prefix: string) => (member: ts.Symbol) => ({
    declaration: `${prefix}${member.name}${memberType(member)}`,
    summary: summaryOf(member),
  });
  const isEnum = (symbol.flags & ts.SymbolFlags.Enum) !== 0;
  const isClient = className === 'Cedra';
  const instance = isEnum || isClient ? [] : ownMembers(checker.getDeclaredTypeOfSymbol(symbol));
  const statics = ownMembers(checker.getTypeOfSymbol(symbol));
  const constructors = isEnum ? [] : checker.getTypeOfSymbol(symbol).getConstructSignatures();
  return {
    name: className,
    summary: summaryOf(symbol),
    members: [
      ...constructors
        .filter(({declaration}) => declaration && !isHidden(declaration))
        .map((each) => ({
          declaration: `new ${className}${checker.signatureToString(each, at, format).replace(/: \w+$/, '')}`,
          summary: '',
        })),
      ...statics.map(describeMember(isEnum ? `${className}.` : 'static ')),
      ...instance.map(describeMember('')),
    ],
  };
}

/** `(args: …): Account` of a method, `: AccountAddress` of a field, nothing for a member of an enumeration. */
function memberType(member: ts.Symbol): string {
  if (member.flags & ts.SymbolFlags.EnumMember) return '';
  const type = checker.getTypeOfSymbol(member);
  const [call] = type.getCallSignatures();
  return call ? oneLine(checker.signatureToString(call, at, format)) : `: ${typeText(type)}`;
}

function describeExport(exported: ts.Symbol): SdkExport {
  const symbol = declared(exported);
  if (symbol.flags & ts.SymbolFlags.Class) {
    return {
      kind: 'class',
      members: members(checker.getDeclaredTypeOfSymbol(symbol), 3),
      statics: members(checker.getTypeOfSymbol(symbol), 1),
    };
  }
  if (symbol.flags & ts.SymbolFlags.Enum) {
    return {kind: 'enum', statics: members(checker.getTypeOfSymbol(symbol), 1)};
  }
  if (symbol.flags & ts.SymbolFlags.Interface) {
    return {kind: 'interface', members: members(checker.getDeclaredTypeOfSymbol(symbol), 1)};
  }
  if (symbol.flags & ts.SymbolFlags.Function) return {kind: 'function', signature: signature(symbol)};
  if (symbol.flags & ts.SymbolFlags.TypeAlias) return {kind: 'type'};
  return {kind: 'value', signature: signature(symbol)};
}

function members(type: ts.Type, depth: number): Record<string, string> {
  const found: Record<string, string> = {};
  for (const property of checker.getPropertiesOfType(type)) {
    if (property.name === 'prototype' || property.name.startsWith('__')) continue;
    if (property.declarations?.some(isHidden)) continue;
    found[property.name] = signature(property);
    const inner = checker.getTypeOfSymbol(property);
    // `cedra.transaction.build.simple`: namespaces of the client are classes of the SDK.
    if (depth > 1 && inner.isClass() && property.name !== 'config') {
      for (const [key, value] of Object.entries(members(inner, depth - 1)))
        found[`${property.name}.${key}`] = value;
    }
  }
  return found;
}

function signature(symbol: ts.Symbol): string {
  return typeText(checker.getTypeOfSymbol(symbol));
}

const typeText = (type: ts.Type): string =>
  oneLine(checker.typeToString(type, at, format).replace(/import\("[^"]*"\)\./g, ''));
