import {
  blockData,
  proofData,
  provenBlocks,
  type BlockData,
  type ProofData,
} from '../../cedra/pages/proven-blocks';
import type {PageOutputs} from '../../cedra/receipts/outputs';
import type {ProvenPage} from './site';

/** A published block of code with its proof, `/proof/schema.json`. */
interface PublishedBlock extends BlockData {
  /** All that the command printed, where the page shows less. */
  output?: string;
  /** Files that exist before this block, each with the id of the block that wrote it last. */
  files: Record<string, string>;
}

/** The proof of a page's code. */
export interface PageData {
  $schema: string;
  /** Address of the page. */
  page: string;
  title: string;
  /** Null for a page that was never proven. */
  proof: ProofData | null;
  blocks: PublishedBlock[];
}

const text = {type: 'string'};

/** The schema of the published files, JSON Schema 2020-12. */
export const proofSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Proof of the code of a page',
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'page', 'title', 'proof', 'blocks'],
  properties: {
    $schema: text,
    page: {type: 'string', description: 'Address of the page'},
    title: text,
    proof: {
      description: 'Day and tools of the proof; null for a page that was never proven',
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['date', 'cli', 'commit', 'sdk'],
      properties: {
        date: text,
        cli: {type: 'string', description: 'Version of the Cedra CLI'},
        commit: {type: 'string', description: 'Commit of cedra-network that the CLI was built from'},
        sdk: {type: 'string', description: 'Version of @cedra-labs/ts-sdk'},
        framework: {
          type: 'string',
          description: 'What Move was compiled with: a commit of cedra-framework, or "localnet"',
        },
      },
    },
    blocks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'language', 'code', 'isOutput', 'mustFail', 'level', 'files'],
        properties: {
          id: {
            type: 'string',
            description: 'Hash of language, meta and code; equal blocks of a page share it',
          },
          heading: {type: 'string', description: 'The heading above the block'},
          language: text,
          file: {type: 'string', description: 'File that the block writes, or of which it replaces a part'},
          code: {
            type: 'string',
            description:
              'In outputs, ‹…› stands for a value that differs in each run, and … for text left out',
          },
          isOutput: {type: 'boolean', description: 'What the block before prints, or a part of it'},
          output: {
            type: 'string',
            description: 'All that the command printed, where the page shows a part of it or nothing',
          },
          mustFail: {type: 'boolean', description: 'The block fails on purpose'},
          level: {
            description:
              'ran: run, and its output compared; compiled, typed: not run; checked: commands, flags and names exist; written, unproven: not run; null: changed since its proof',
            enum: ['ran', 'compiled', 'typed', 'checked', 'written', 'unproven', null],
          },
          note: {type: 'string', description: 'Why the block was not run, or how it was checked'},
          files: {
            description: 'Files that exist before this block, with the id of the block that wrote each last',
            type: 'object',
            additionalProperties: {type: 'string'},
          },
        },
      },
    },
  },
} as const;

/**
 * The proof of a page's code as data.
 * @param outputs whole outputs by the hash of their block
 * @param address public address of the page
 * @param schema public address of the schema
 */
export function pageData(
  {page, receipt}: ProvenPage,
  outputs: PageOutputs,
  title: string,
  address: string,
  schema: string,
): PageData {
  const files: Record<string, string> = {};
  const blocks = provenBlocks(page, receipt).map((proven): PublishedBlock => {
    const data = blockData(proven);
    const before = {...files};
    if (data.file !== undefined) files[data.file] = data.id;
    return {...data, output: outputs[data.id], files: before};
  });
  const proof = receipt ? proofData(receipt) : null;
  return {$schema: schema, page: address, title, proof, blocks};
}
