import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {generatedFolder} from '../proof/paths';
import type {CliReference} from '../cli/model';
import type {SdkReference} from '../sdk/check';
import type {NodeConfigReference} from '../node/generate';
import type {RustReference} from '../rust/generate';

/** The reference data that pages are checked against. */
export interface References {
  cli: CliReference;
  sdk: SdkReference;
  nodeConfig: NodeConfigReference;
  rust: RustReference;
}

export function loadReferences(): References {
  return {
    cli: load('cli.json') as CliReference,
    sdk: load('sdk.json') as SdkReference,
    nodeConfig: load('node-config.json') as NodeConfigReference,
    rust: load('rust-sdk.json') as RustReference,
  };
}

function load(name: string): unknown {
  return JSON.parse(readFileSync(join(generatedFolder, name), 'utf8'));
}
