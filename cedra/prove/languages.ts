import {root} from '../../lib/repository';
import {classify} from '../../markdown/pages/tasks';
import {bash, data, files, type Project, typescript} from '@packages/proof';
import type {CedraTools} from '../environment/page';
import type {References} from '../reference/load';
import {commandFailures, commands} from './commands';
import {graphql} from './graphql';
import {move} from './move/prove';
import {rust} from './rust';
import {settings} from './settings';

/** How the pages are proven, with checks against the reference data. */
export const project = (references: References): Project<CedraTools> => ({
  classify,
  languages: [
    graphql,
    commands(references),
    rust(references.rust),
    bash((block) => commandFailures(block, references.cli)),
    move,
    typescript(root),
    data(settings(references.nodeConfig)),
    // The last, because it says at the end of a page which files were used.
    files,
  ],
});
