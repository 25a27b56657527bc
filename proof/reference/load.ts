import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {proofFolder} from '../paths';
import type {CliReference} from './cli';
import type {NodeConfigReference} from './node-config';
import type {SdkReference} from './sdk';

/** What pages are checked against without running anything. */
export interface References {
  cli: CliReference;
  sdk: SdkReference;
  nodeConfig: NodeConfigReference;
}

/** Loads the committed reference data. */
export function loadReferences(): References {
  return {
    cli: load<CliReference>('cli.json'),
    sdk: load<SdkReference>('sdk.json'),
    nodeConfig: load<NodeConfigReference>('node-config.json'),
  };
}

function load<T>(name: string): T {
  return JSON.parse(readFileSync(join(proofFolder, 'generated', name), 'utf8')) as T;
}
