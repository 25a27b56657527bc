import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {root} from '../lib/repository';

/** The runner's own folder. */
export const proofFolder = dirname(fileURLToPath(import.meta.url));

/** Where a run writes its report and logs; not committed. */
export const reportFolder = join(root, '.proof');

/** The reference data, which the site renders too. */
export const generatedFolder = join(root, 'lib', 'generated');
