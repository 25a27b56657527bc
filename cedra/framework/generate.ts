import {moduleGroups} from './data';
import type {FrameworkModule, FrameworkReference} from './model';
import type {FrameworkFile} from '../move/packages';
import {splitUnits, withoutComments} from '../move/syntax';
import type {CedraCli} from '../cli/find';
import {insideOf, splitTypes} from './brackets';

/** The used fields of a module in `/v1/accounts/{address}/modules`. */
interface Abi {
  address: string;
  name: string;
  exposed_functions: AbiFunction[];
  structs: AbiStruct[];
}

interface TypeParameter {
  constraints: string[];
}

interface AbiFunction {
  name: string;
  visibility: 'public' | 'friend' | 'private';
  is_entry: boolean;
  is_view: boolean;
  generic_type_params: TypeParameter[];
  params: string[];
  return: string[];
}

interface AbiStruct {
  name: string;
  abilities: string[];
  generic_type_params: TypeParameter[];
}

/**
 * Reads the functions and types of the documented framework modules: types from the ABI that the localnet serves, names
 * of parameters and inline functions, which the ABI lacks, from the sources that it stores.
 * @throws Error that names the module which the localnet does not have, or the function whose source differs
 */
export async function readFrameworkReference(
  cli: CedraCli,
  restUrl: string,
  framework: readonly FrameworkFile[],
): Promise<FrameworkReference> {
  const names = Object.values(moduleGroups()).flatMap((modules) => Object.keys(modules));
  const abis = new Map<string, Abi>();
  for (const address of new Set(names.map((name) => name.split('::')[0] ?? ''))) {
    const url = `${restUrl}/v1/accounts/${address}/modules?limit=9999`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
    for (const {abi} of (await response.json()) as {abi: Abi}[]) abis.set(`${address}::${abi.name}`, abi);
  }
  const modules = names.map((module) => {
    const abi = abis.get(module);
    if (!abi) throw new Error(`docs/_data/modules.yml names ${module}, which the localnet does not have.`);
    return describeModule(module, abi, sourceOf(module, framework));
  });
  return {cli: cli.version, commit: cli.commit, modules};
}

const packages: Readonly<Record<string, RegExp>> = {
  '0x1': /^(move-stdlib|cedra-stdlib|cedra-framework)\//,
  '0x3': /^cedra-token\//,
  '0x4': /^cedra-token-objects\//,
};

function sourceOf(module: string, framework: readonly FrameworkFile[]): string {
  const [address = '', name = ''] = module.split('::');
  const file = framework.find(({path, declares}) => packages[address]?.test(path) && declares.includes(name));
  if (!file) throw new Error(`${module} has no source among the packages of the localnet.`);
  return withoutComments(file.source);
}

/**
 * The types of a module, and the functions that others can call, as declarations.
 * @param source its source without comments
 * @throws Error that names the function whose source differs from its ABI
 */
export function describeModule(module: string, abi: Abi, source: string): FrameworkModule {
  const body = source.slice(source.indexOf('{', source.search(/^\s*module\s/m)) + 1, source.lastIndexOf('}'));
  const items = splitUnits(body).filter(({kind, text}) => kind === 'item' && !text.includes('#[test'));
  const heads = new Map(
    items
      .filter(({text}) => /\bfun\s+\w/.test(text))
      .map(({names, text}) => [names[0] ?? '', readHead(text)]),
  );
  const callable = abi.exposed_functions.filter((each) => each.visibility === 'public' || each.is_entry);
  const functions = callable.map((each) => [each.name, declare(module, each, heads.get(each.name))] as const);
  const inline = [...heads]
    .filter(([, {text}]) => /\bpublic inline fun\b/.test(text))
    .map(([name, {text}]) => [name, text] as const);
  const structs = abi.structs
    .filter(({name}) => !name.startsWith('__'))
    .map((each) => declareStruct(each, items.find(({names}) => names[0] === each.name)?.text ?? ''))
    .sort();
  return {
    module,
    structs,
    functions: [...functions, ...inline]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, declaration]) => declaration),
  };
}

interface FunctionHead {
  /** The declaration in one line. */
  text: string;
  typeParameters: string[];
  parameters: string[];
}

function readHead(unit: string): FunctionHead {
  const start = unit.search(/\b(?:public|entry|inline|native|friend|package|fun)\b/);
  const open = unit.indexOf('(', unit.search(/\bfun\s+\w/));
  const list = insideOf(unit, open);
  const close = open + 1 + list.length;
  const end = unit.slice(close).search(/[{;]|\bacquires\b|\bpure\b/);
  return {
    text: unit
      .slice(start, end < 0 ? undefined : close + end)
      .replace(/\s+/g, ' ')
      .replace(/\( /g, '(')
      .replace(/,? \)/g, ')')
      .replace(/(?<=\w):(?=\w)/g, ': ')
      .trim(),
    typeParameters: namesIn(/\bfun\s+\w+\s*<([\s\S]*)>\s*$/.exec(unit.slice(0, open))?.[1] ?? ''),
    parameters: namesIn(list),
  };
}

/** The names in a list of parameters. */
const namesIn = (list: string): string[] => splitTypes(list).map(nameOf);

/** `phantom T: store` → `T`, `amount: u64` → `amount`. */
const nameOf = (declared: string): string =>
  declared
    .replace(/^phantom\s+/, '')
    .split(':')[0]
    ?.trim() ?? '';

function declare(module: string, abi: AbiFunction, head: FunctionHead | undefined): string {
  if (
    head?.parameters.length !== abi.params.length ||
    head.typeParameters.length !== abi.generic_type_params.length
  )
    throw new Error(`${module}::${abi.name}: its source does not have the parameters that its ABI has.`);
  const type = (text: string) => shortType(text, module, head.typeParameters);
  const parameters = abi.params.map((each, index) => `${head.parameters[index]}: ${type(each)}`).join(', ');
  const words = [
    abi.is_view && '#[view]',
    abi.visibility === 'public' && 'public',
    abi.is_entry && 'entry',
    'fun',
    `${abi.name}${typeParameters(abi.generic_type_params, head.typeParameters)}(${parameters})`,
  ];
  const results = abi.return.map(type);
  const result = results.length > 1 ? `(${results.join(', ')})` : results[0];
  return words.filter(Boolean).join(' ') + (result === undefined ? '' : `: ${result}`);
}

function declareStruct({name, abilities, generic_type_params: generics}: AbiStruct, source: string): string {
  const names = namesIn(
    /^[^{(;]*?<([^{(;]*)>/.exec(source.slice(source.search(/\b(?:struct|enum)\s/)))?.[1] ?? '',
  );
  const declared = `struct ${name}${typeParameters(generics, names)}`;
  return abilities.length > 0 ? `${declared} has ${abilities.join(', ')}` : declared;
}

function typeParameters(generics: readonly TypeParameter[], names: readonly string[]): string {
  if (generics.length === 0) return '';
  const list = generics.map(({constraints}, index) =>
    [names[index], constraints.join(' + ')].filter(Boolean).join(': '),
  );
  return `<${list.join(', ')}>`;
}

/** Shortens types as after `use`: `Metadata` in its own module, otherwise `fungible_asset::Metadata`. */
function shortType(text: string, module: string, typeNames: readonly string[]): string {
  return text
    .replaceAll(`${module}::`, '')
    .replace(/\b0x[0-9a-f]+::(?=\w+::)/g, '')
    .replace(/\bT(\d+)\b/g, (whole, index: string) => typeNames[Number(index)] ?? whole);
}
