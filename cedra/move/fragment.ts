import type {Block} from '@cedra-docs/proof/build';
import {identifiers, splitUnits, type Unit, withoutComments} from './syntax';

/** A source file of the framework, as far as it is used here. */
interface ModuleSource {
  source: string;
  /** The modules it declares, without address. */
  declares: readonly string[];
}

/** A source file generated for a block, with a map from its lines to the block's. */
export interface Source {
  block: Block;
  text: string;
  /** For each line of the text, the line of the block's code, from 0; -1 for generated lines. */
  lines: number[];
  /** Items of earlier blocks. */
  borrowed: readonly Unit[];
}

// Parameters that a statement may use without declaring them, because their names are self-explanatory.
const parameters: Readonly<Record<string, string>> = {
  account: '&signer',
  admin: '&signer',
  alice: '&signer',
  bob: '&signer',
  caller: '&signer',
  creator: '&signer',
  owner: '&signer',
  publisher: '&signer',
  sender: '&signer',
  user: '&signer',
  addr: 'address',
  recipient: 'address',
  receiver: 'address',
  amount: 'u64',
};

/** Whether a block is whole modules or scripts, which need no wrapping. */
export function isComplete(units: readonly Unit[]): boolean {
  return units.length > 0 && units.every(({kind}) => kind === 'module' || kind === 'script');
}

/**
 * Wraps a fragment in a module: items unchanged, statements in a function. Undeclared names are taken from earlier blocks
 * of the page (the latest declaration counts), framework modules are imported, and some parameters are predefined.
 */
export function wrapFragment(
  block: Block,
  units: readonly Unit[],
  earlier: readonly Unit[],
  framework: readonly ModuleSource[],
): Source {
  const own = units.filter(({kind}) => kind !== 'statement');
  const statements = units.filter(({kind}) => kind === 'statement');
  const borrowed = resolveNames(units, earlier);
  const source: Source = {block, text: '', lines: [], borrowed};
  const scope = [...own, ...borrowed];
  add(
    source,
    [`module page::block_${block.index} {`, ...imports([...units, ...borrowed], scope, framework)],
    -1,
  );
  for (const unit of own) add(source, unit.text.split('\n'), unit.line);
  if (statements.length > 0) {
    add(source, [functionHead(statements, scope)], -1);
    for (const unit of statements) add(source, unit.text.split('\n'), unit.line);
    add(source, [needsSemicolon(statements) ? ';}' : '}'], -1);
  }
  for (const unit of borrowed) add(source, unit.text.split('\n'), -1);
  add(source, ['}'], -1);
  return source;
}

function add(source: Source, lines: readonly string[], from: number): void {
  lines.forEach((line, index) => {
    source.text += `${line}\n`;
    source.lines.push(from < 0 ? -1 : from + index);
  });
}

/** The items of earlier blocks that these units need, directly or indirectly. */
function resolveNames(units: readonly Unit[], earlier: readonly Unit[]): Unit[] {
  const declared = new Map<string, Unit>();
  for (const unit of earlier) for (const name of unit.names) declared.set(name, unit);
  const own = new Set(units.flatMap(({names}) => names));
  const needed: Unit[] = [];
  const waiting = [...units];
  for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
    for (const name of identifiers(unit.text)) {
      const found = declared.get(name);
      if (own.has(name) || !found || needed.includes(found)) continue;
      // A `use` of several names must not redeclare a name of the fragment.
      if (found.names.some((each) => own.has(each))) continue;
      needed.push(found);
      waiting.push(found);
    }
  }
  return needed;
}

function imports(
  units: readonly Unit[],
  scope: readonly Unit[],
  framework: readonly ModuleSource[],
): string[] {
  const known = new Set(scope.flatMap(({names}) => names));
  const code = units.map(({text}) => withoutComments(text)).join('\n');
  const found = new Map<string, string>();
  for (const name of calledModules(code)) {
    if (known.has(name)) continue;
    const path = framework.find(({declares}) => declares.includes(name));
    if (path) found.set(name, `use ${addressOf(path)}::${name};`);
  }
  for (const [type, path] of impliedTypes(code)) if (!known.has(type)) found.set(type, `use ${path};`);
  return [...found.values()];
}

function addressOf({source}: ModuleSource): string {
  return /\bmodule\s+(\w+)::/.exec(source)?.[1] ?? '';
}

function functionHead(statements: readonly Unit[], scope: readonly Unit[]): string {
  const code = statements.map(({text}) => text).join('\n');
  const used = identifiers(code);
  const given = Object.entries(parameters).filter(([name]) => used.has(name));
  const resources = scope
    .filter(({text}) => /\b(struct|enum)\b/.test(text) && /\bhas\b[^{;]*\bkey\b/.test(text))
    .flatMap(({names}) => names)
    .filter((name) =>
      new RegExp(
        `\\b(?:${name}(?:<[^>]*>)?\\[|(?:borrow_global|borrow_global_mut|move_from)<${name}\\b)`,
      ).test(code),
    );
  const acquires = resources.length > 0 ? ` acquires ${resources.join(', ')}` : '';
  return `fun example(${given.map(([name, type]) => `${name}: ${type}`).join(', ')})${acquires} {`;
}

/** A fragment may end in an expression, but the wrapping function returns no value. */
function needsSemicolon(statements: readonly Unit[]): boolean {
  const code = withoutComments(statements.at(-1)?.text ?? '').trimEnd();
  return !code.endsWith(';') && !code.endsWith('}');
}

/** The source of a block that needs no wrapping. */
export function wholeSource(block: Block): Source {
  const lines = [...block.code.split('\n').map((_, index) => index), -1];
  return {block, text: `${block.code}\n`, lines, borrowed: []};
}

/** The items of modules, to which later fragments may refer. */
export function itemsOfModules(units: readonly Unit[]): Unit[] {
  return units
    .filter(({kind}) => kind === 'module')
    .flatMap(({text}) => splitUnits(text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'))))
    .filter(({kind}) => kind === 'item' || kind === 'use');
}

// Common types that fragments use without importing them.
const types: Readonly<Record<string, string>> = {
  String: 'std::string',
  Option: 'std::option',
  Object: 'cedra_framework::object',
  ConstructorRef: 'cedra_framework::object',
  DeleteRef: 'cedra_framework::object',
  ExtendRef: 'cedra_framework::object',
  TransferRef: 'cedra_framework::fungible_asset',
  FungibleAsset: 'cedra_framework::fungible_asset',
  FungibleStore: 'cedra_framework::fungible_asset',
  Metadata: 'cedra_framework::fungible_asset',
  MintRef: 'cedra_framework::fungible_asset',
  BurnRef: 'cedra_framework::fungible_asset',
  Table: 'cedra_std::table',
  SmartTable: 'cedra_std::smart_table',
  CedraCoin: 'cedra_framework::cedra_coin',
  Coin: 'cedra_framework::coin',
};

/** The imports for well-known types that code names, by type. */
function impliedTypes(code: string): Map<string, string> {
  const used = identifiers(code);
  return new Map(
    Object.entries(types)
      .filter(([type]) => used.has(type))
      .map(([type, path]) => [type, `${path}::${type}`]),
  );
}

/** The names of modules that code uses without their address: `object::transfer`. */
function calledModules(code: string): Set<string> {
  return new Set([...code.matchAll(/(?<![:\w])([a-z_]\w*)::/g)].map((match) => match[1] ?? ''));
}

/** Framework modules that code may need without importing them. */
export function impliedModules(code: string): Set<string> {
  const ofTypes = [...impliedTypes(code).values()].map((path) => path.split('::')[1] ?? '');
  return new Set([...calledModules(code), ...ofTypes]);
}
