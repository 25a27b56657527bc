/** A framework package as the chain stores it. */
export interface FrameworkPackage {
  /** The name in its manifest. */
  name: string;
  /** The folder the other manifests refer to it by. */
  folder: string;
  /** The account it is published at. */
  account: string;
}

/** The framework packages that every Cedra chain carries, each after the ones it depends on. */
export const frameworkPackages: readonly FrameworkPackage[] = [
  {name: 'MoveStdlib', folder: 'move-stdlib', account: '0x1'},
  {name: 'CedraStdlib', folder: 'cedra-stdlib', account: '0x1'},
  {name: 'CedraFramework', folder: 'cedra-framework', account: '0x1'},
  {name: 'CedraToken', folder: 'cedra-token', account: '0x3'},
  {name: 'CedraTokenObjects', folder: 'cedra-token-objects', account: '0x4'},
];
