import {join} from 'node:path';

import {root} from '../../lib/repository';

/** The folder of reports and logs; not committed. */
export const reportFolder = join(root, '.proof');
