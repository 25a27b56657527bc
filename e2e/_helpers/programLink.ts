import {deflateRawSync} from 'node:zlib';

/** The first program of /gas-tokens. */
const PROGRAM = 'gas-tokens-index/program-3.ts';

/** The hash of a link to code in place of a program of /gas-tokens, as `packages/run` writes it. */
export const linkTo = (code: string): string =>
  `#run=${PROGRAM}&code=${deflateRawSync(code).toString('base64url')}`;
