import {identifiers} from './identifiers';

// Types that fragments name so often that an import would only distract.
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
export function impliedTypes(code: string): Map<string, string> {
  const used = identifiers(code);
  return new Map(
    Object.entries(types)
      .filter(([type]) => used.has(type))
      .map(([type, path]) => [type, `${path}::${type}`]),
  );
}

/** The names of modules that code uses without their address: `object::transfer`. */
export function calledModules(code: string): Set<string> {
  return new Set([...code.matchAll(/(?<![:\w])([a-z_]\w*)::/g)].map((match) => match[1] ?? ''));
}

/** All framework modules that code may need beyond those it imports. */
export function impliedModules(code: string): Set<string> {
  const ofTypes = [...impliedTypes(code).values()].map((path) => path.split('::')[1] ?? '');
  return new Set([...calledModules(code), ...ofTypes]);
}
