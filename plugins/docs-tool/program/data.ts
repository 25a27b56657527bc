import type {Docs} from '@packages/docs-tool';
import type {ProofLevel} from '@packages/proof/browser';
import type {CliReference} from '../../../lib/cli';
import type {Errors} from '../../../lib/errors';
import type {FrameworkModule} from '../../../lib/framework/model';
import type {ProofTools} from '../../../lib/proof-levels';
import type {KnownEndpoint} from '../../../lib/rest/check';
import type {SdkReference} from '../../../lib/sdk/check';
import type {SdkMethods} from '../../../lib/sdk/model';

/** A proven block of a page. */
export interface Example {
  id: string;
  /** Address of its section. */
  address: string;
  heading?: string;
  language: string;
  file?: string;
  code: string;
  isOutput: boolean;
  mustFail: boolean;
  level: ProofLevel;
  note?: string;
  /** Its place in `proofs`. */
  proof: number;
}

/** When and with what a page was proven. */
export interface PageProof extends ProofTools {
  date: string;
  framework?: string;
}

/** What the program knows. */
export interface ToolData extends Docs {
  name: string;
  title: string;
  version: string;
  examples: Example[];
  proofs: PageProof[];
  errors: Errors;
  cli: CliReference;
  endpoints: KnownEndpoint[];
  /** Version of the REST API. */
  restVersion: string;
  sdk: SdkReference;
  methods: SdkMethods;
  framework: FrameworkModule[];
  /** The indexer's schema in the GraphQL schema language. */
  schema: string;
}

/** Routes of the pages with the references. */
export const routes = {
  cli: '/cli/usage',
  errors: '/move/errors',
  framework: '/move/modules',
  rest: '/indexer',
  sdk: '/sdks/typescript-sdk',
} as const;
