import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {normalise, type PageContext} from '@cedra-docs/proof';
import type {Source} from './fragment';
import {frameworkPackages} from './packages';
import {namedAddresses} from './syntax';
import type {CedraTools} from './tools';

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

interface MoveCompilation {
  errors: Diagnostic[];
  /** Failed unit tests, if the code compiles. */
  testFailures: ReturnType<typeof parseTestFailures>;
  /** The output of the CLI when it failed for another reason. */
  otherFailure?: string;
}

/** Compiles sources as one package; runs the unit tests among them. */
export async function compile(
  sources: readonly Source[],
  {sandbox, terminal, tools}: PageContext<CedraTools>,
  name: string,
): Promise<MoveCompilation> {
  const folder = join(sandbox.scratch, name);
  await rm(folder, {recursive: true, force: true});
  await mkdir(join(folder, 'sources'), {recursive: true});
  await writeFile(join(folder, 'Move.toml'), manifest(sources, tools));
  for (const source of sources) await writeFile(join(folder, 'sources', fileName(source)), source.text);
  const tests = sources.some(({text}) => /#\[test\b/.test(text));
  const args = ['move', tests ? 'test' : 'compile', '--package-dir', folder, '--skip-fetch-latest-git-deps'];
  const {code, both} = await terminal.spawn(tools.cli.binary, args, folder);
  const errors = parseDiagnostics(both);
  const testFailures = parseTestFailures(both);
  const explained = code === 0 || errors.length > 0 || testFailures.length > 0;
  return {errors, testFailures, ...(explained ? {} : {otherFailure: both})};
}

/** The file that holds a block's source. */
export function fileName({block}: Source): string {
  return `block_${block.index}.move`;
}

function manifest(sources: readonly Source[], {framework}: CedraTools): string {
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

/** An error of the Move compiler or of a unit test. */
export interface Diagnostic {
  message: string;
  /** Base name of the source file; empty when the tool names none. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** The whole message as printed, without colours. */
  text: string;
}

/** Parses the compiler's errors, without warnings, from the output of the CLI. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const text = stripVTControlCharacters(output);
  for (const paragraph of text.split(/\n(?=(?:error|warning|bug)(?:\[\w+\])?: )/)) {
    const message = /^(?:error|bug)(?:\[\w+\])?: (.*)/.exec(paragraph)?.[1];
    const place = /┌─ (.*?):(\d+):(\d+)/.exec(paragraph);
    if (message === undefined || !place) continue;
    found.push({
      message,
      file: place[1]?.split(/[\\/]/).at(-1) ?? '',
      line: Number(place[2]),
      text: paragraph
        .replace(/\n\s*\n\{[\s\S]*$/, '')
        .replace(/\n(?:\{\n|Test failures)[\s\S]*$/, '')
        .trim(),
    });
  }
  return found;
}

/** Parses the failed unit tests, with their modules and messages. */
function parseTestFailures(output: string): {module: string; test: string; text: string}[] {
  const text = stripVTControlCharacters(output);
  return [...text.matchAll(/^\[ (?:FAIL|TIMEOUT)\s*\] \w+::(\w+)::(\w+)$/gm)].map(
    ([, module = '', test = '']) => ({
      module,
      test,
      text: new RegExp(`┌── ${test} ──[\\s\\S]*?\\n└──.*`).exec(text)?.[0] ?? '',
    }),
  );
}

/** Converts a message for the page: line numbers are relative to the block, and file names are omitted. */
export function inPageLines(text: string, {lines}: Pick<Source, 'lines'>): string {
  const shown = (line: string): string => `${(lines[Number(line) - 1] ?? -1) + 1}`;
  return text
    .replace(/┌─ .*?:(\d+):(\d+)/g, (_, line: string, column: string) => `┌─ …:${shown(line)}:${column}`)
    .replace(/^(\s*)(\d+) │/gm, (_, indent: string, line: string) => `${indent}${shown(line)} │`);
}

/** Whether a page shows exactly these messages. File names and the width of the margin are ignored. */
export function showsMessages(shown: string, messages: string): boolean {
  return comparableDiagnostic(shown) === comparableDiagnostic(messages);
}

function comparableDiagnostic(text: string): string {
  return normalise(text)
    .replace(/┌─ .*?:(\d+:\d+)/g, '┌─ $1')
    .replace(/^[ \t]*(\d*)[ \t]*(?=[│·┌=])/gm, '$1')
    .replace(/\n+/g, '\n');
}
