import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from '../../lib/repository';
import type {CliReference} from '../cli/model';
import type {SdkReference} from '../sdk/check';
import type {NodeConfigReference} from '../node/generate';

/** The reference data that pages are checked against. */
export interface References {
  cli: CliReference;
  sdk: SdkReference;
  nodeConfig: NodeConfigReference;
}

export function loadReferences(): References {
  return {
    cli: load('cli') as CliReference,
    sdk: load('sdk') as SdkReference,
    nodeConfig: load('node') as NodeConfigReference,
  };
}

function load(thing: string): unknown {
  return JSON.parse(readFileSync(join(root, 'cedra', thing, 'generated.json'), 'utf8'));
}
