/** A parameter of a method, or a field of its only parameter `args`. */
interface SdkParameter {
  name: string;
  type: string;
  required: boolean;
  /** What the SDK's comment says of it; may be empty. */
  text: string;
}

/** A method of the client `Cedra`, or a member of another class. */
export interface SdkMethod {
  /** Without the object: `getLedgerInfo`, `transaction.build.simple`. */
  name: string;
  /** First sentence of the SDK's comment; may be empty. */
  summary: string;
  parameters: SdkParameter[];
  /** Whether the parameters are fields of one object. */
  isObject: boolean;
  /** Type parameters: `<T extends MoveValue[]>`; empty without any. */
  generics: string;
  /** Type of the result: `Promise<LedgerInfo>`. */
  result: string;
}

/** Methods by namespace of the client (`account`, `transaction`). */
export type SdkMethods = Record<string, SdkMethod[]>;

/** A class or enumeration that programs import. */
export interface SdkClass {
  name: string;
  summary: string;
  /** Members with their types: `static generate(args?: …): Ed25519Account`, `accountAddress: AccountAddress`. */
  members: {declaration: string; summary: string}[];
}

/** A method or a class as the page shows it. */
export interface SdkEntry {
  id: string;
  /** `cedra.getLedgerInfo`, `CedraConfig` */
  name: string;
  summary: string;
  /** How to call it, if it is a method. */
  call?: Omit<SdkMethod, 'name' | 'summary'>;
  /** The members, if it is a class. */
  members?: SdkClass['members'];
  /** What the SDK's declarations do not say, with code between backticks. */
  notes: string[];
}

/** The anchor of a method or class: `transaction.build.simple` → `sdk-transaction-build-simple`. */
export const sdkId = (name: string): string => `sdk-${name.replaceAll('.', '-')}`;

/** The title of each namespace, in the order of the page. */
export const namespaces: Readonly<Record<string, string>> = {
  general: 'Chain, views and indexer',
  account: 'Accounts',
  transaction: 'Transactions',
  faucet: 'Faucet',
  coin: 'Coins',
  fungibleAsset: 'Fungible assets',
  digitalAsset: 'NFTs and collections',
  object: 'Objects',
  event: 'Events',
  table: 'Tables',
  staking: 'Staking',
  abstraction: 'Account abstraction',
  keyless: 'Keyless accounts',
  ans: 'Names',
};

/** The classes that pages use, in the order of the page. */
export const classNames: readonly string[] = [
  'Cedra',
  'CedraConfig',
  'Network',
  'Account',
  'Ed25519Account',
  'SingleKeyAccount',
  'MultiKeyAccount',
  'Ed25519PrivateKey',
  'AccountAddress',
  'Serializer',
  'Deserializer',
  'CedraApiError',
];
