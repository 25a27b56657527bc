import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { proofFolder } from '../../paths';
import type { CliReference } from './model';

/** Where the generated command tree is kept. */
export const cliReferenceFile = join(proofFolder, 'generated', 'cli.json');

/** The committed command tree. */
export function loadCliReference(): CliReference {
  return JSON.parse(readFileSync(cliReferenceFile, 'utf8')) as CliReference;
}
