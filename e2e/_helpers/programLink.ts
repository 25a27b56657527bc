import {deflateRawSync} from 'node:zlib';

/** The first program of /gas-tokens. */
const PROGRAM = 'gas-tokens-index/program-3.ts';

/** The hash of a link to code in place of a program, by default of /gas-tokens, as `packages/run` writes it. */
export const linkTo = (code: string, program = PROGRAM): string =>
  `#run=${program}&code=${deflateRawSync(code).toString('base64url')}`;
