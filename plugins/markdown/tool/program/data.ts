import type {Docs} from '@cedra-docs/docs-tool';
import type {ProofLevel} from '@cedra-docs/proof/browser';
import type {CliReference} from '../../../../cedra/cli/model';
import type {Errors, PageError} from '../../../../cedra/errors/model';
import type {FrameworkModule} from '../../../../cedra/framework/model';
import type {KnownEndpoint} from '../../../../cedra/rest/check';
import type {SdkReference} from '../../../../cedra/sdk/check';
import type {SdkMethods} from '../../../../cedra/sdk/model';
import type {BlockData, ProofData} from '../../../../cedra/pages/proven-blocks';

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
