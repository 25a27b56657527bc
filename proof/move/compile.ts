import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {frameworkPackages} from '../framework/packages';
import type {PageContext} from '../run/page-context';
import {parseDiagnostics, parseTestFailures, type Diagnostic} from './diagnostics';
import {namedAddresses} from './identifiers';
import type {Source} from './wrap';

const frameworkNames = new Set([
  'std',
  'cedra_std',
  'cedra_framework',
  'cedra_fungible_asset',
  'cedra_token',
  'cedra_token_objects',
  'core_resources',
  'vm_reserved',
  'vm',
  'Extensions',
]);

export interface Compilation {
  errors: Diagnostic[];
  /** Unit tests that failed; only when there are tests and the code compiles. */
  testFailures: ReturnType<typeof parseTestFailures>;
  /** What the tool said when it failed for another reason. */
  trouble?: string;
}

/** Compiles sources as one package; runs the unit tests among them. */
export async function compile(
  sources: readonly Source[],
  page: PageContext,
  name: string,
): Promise<Compilation> {
  const folder = join(page.sandbox.scratch, name);
  await rm(folder, {recursive: true, force: true});
  await mkdir(join(folder, 'sources'), {recursive: true});
  await writeFile(join(folder, 'Move.toml'), manifest(sources, page));
  for (const source of sources) await writeFile(join(folder, 'sources', fileName(source)), source.text);
  const tests = sources.some(({text}) => /#\[test\b/.test(text));
  const args = ['move', tests ? 'test' : 'compile', '--package-dir', folder, '--skip-fetch-latest-git-deps'];
  const {code, both} = await page.terminal.spawn(page.cli.binary, args, folder);
  const errors = parseDiagnostics(both);
  const testFailures = parseTestFailures(both);
  const explained = code === 0 || errors.length > 0 || testFailures.length > 0;
  return {errors, testFailures, ...(explained ? {} : {trouble: both})};
}

/** The file that holds a block's source. */
export function fileName({block}: Source): string {
  return `block_${block.index}.move`;
}

function manifest(sources: readonly Source[], {framework}: PageContext): string {
  const names = new Set(
    sources.flatMap(({text}) => [...namedAddresses(text)]).filter((name) => !frameworkNames.has(name)),
  );
  const addresses = [...names]
    .sort()
    .map((name, index) => `${name} = "0x${(0xc0de00 + index).toString(16)}"`);
  const dependencies = frameworkPackages.map(
    ({name, folder}) => `${name} = { local = "${join(framework.folder, folder)}" }`,
  );
  return `[package]
name = "page"
version = "1.0.0"

[addresses]
${addresses.join('\n')}

[dependencies]
${dependencies.join('\n')}
`;
}
