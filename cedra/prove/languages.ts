import {root} from '../../lib/repository';
import {classify} from '../pages/tasks';
import {bash, data, files, type Project, typescript} from '@cedra-docs/proof';
import type {CedraTools} from '../move/tools';
import type {References} from './references';
import {commandFailures, commands} from '../shell/language';
import {graphql} from '../indexer/language';
import {move} from '../move/language';
import {settings} from '../node/check';

/** How the pages are proven, with checks against the reference data. */
export const project = (references: References): Project<CedraTools> => ({
  classify,
  languages: [
    graphql,
    commands(references),
    bash((block) => commandFailures(block, references.cli)),
    move,
    typescript(root),
    data(settings(references.nodeConfig)),
    // The last, because it says at the end of a page which files were used.
    files,
  ],
});
