import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {root} from '../../lib/repository';

/** The runner's own folder. */
export const proofFolder = dirname(fileURLToPath(import.meta.url));

/** The folder of reports and logs; not committed. */
export const reportFolder = join(root, '.proof');

/** The folder of the reference data, which the site also renders. */
export const generatedFolder = join(root, 'lib', 'generated');
