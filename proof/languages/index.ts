import type {CedraTools} from '../environment/tools';
import type {Language} from '../language';
import type {References} from '../reference/load';
import {bash} from './bash';
import {commandFailures, commands} from './commands';
import {data} from './data';
import {files} from './files';
import {graphql} from './graphql';
import {move} from './move/prove';
import {rust} from './rust';
import {settings} from './settings';
import {typescript} from './typescript';

/** The languages of the pages, checked against the reference data. */
export const languages = (references: References): Language<CedraTools>[] => [
  files,
  graphql,
  commands(references),
  rust(references.rust),
  bash((block) => commandFailures(block, references.cli)),
  move,
  typescript,
  data(settings(references.nodeConfig)),
];
