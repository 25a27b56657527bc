/** A framework package as the chain stores it. */
interface FrameworkPackage {
  /** The name in its manifest. */
  name: string;
  /** The folder the other manifests refer to it by. */
  folder: string;
  /** The account it is published at. */
  account: string;
}

/** Where manifests get the framework from: what `cedra move init` writes. */
export const frameworkGit = {git: 'https://github.com/cedra-labs/cedra-framework.git', rev: 'mainnet'};

/** The framework packages that every Cedra chain carries, each after the ones it depends on. */
export const frameworkPackages: readonly FrameworkPackage[] = [
  {name: 'MoveStdlib', folder: 'move-stdlib', account: '0x1'},
  {name: 'CedraStdlib', folder: 'cedra-stdlib', account: '0x1'},
  {name: 'CedraFramework', folder: 'cedra-framework', account: '0x1'},
  {name: 'CedraToken', folder: 'cedra-token', account: '0x3'},
  {name: 'CedraTokenObjects', folder: 'cedra-token-objects', account: '0x4'},
];

/** A source file of the framework and its dependencies. */
export interface FrameworkFile {
  /** Path below the framework's folder, e.g. `cedra-framework/sources/object.move`. */
  path: string;
  source: string;
  /** The modules it declares, without address. */
  declares: string[];
  /** The framework modules that it mentions outside `friend` declarations. */
  mentions: Set<string>;
}
