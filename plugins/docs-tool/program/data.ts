import type {Docs} from '@packages/docs-tool';
import type {ProofLevel} from '@packages/proof/browser';
import type {CliReference} from '../../../lib/cli/model';
import type {Errors, PageError} from '../../../lib/errors';
import type {FrameworkModule} from '../../../lib/framework/model';
import type {KnownEndpoint} from '../../../lib/rest/check';
import type {SdkReference} from '../../../lib/sdk/check';
import type {SdkMethods} from '../../../lib/sdk/model';
import type {BlockData, ProofData} from '../../../markdown/pages/proven-blocks';

/** A proven block of a page. */
export interface Example extends BlockData {
  level: ProofLevel;
  /** Address of its section. */
  address: string;
  /** Its place in `proofs`. */
  proof: number;
}

/** What the program knows. */
export interface ToolData extends Docs {
  name: string;
  title: string;
  version: string;
  examples: Example[];
  proofs: ProofData[];
  errors: Errors;
  pageErrors: readonly PageError[];
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
