import type {FileMessages, Messages} from './model';

/** A tool whose messages developers meet, and the folders of the network's source that write them. */
const tools: Readonly<Record<string, readonly string[]>> = {
  compiler: [
    'third_party/move/move-compiler-v2',
    'third_party/move/move-model',
    'third_party/move/tools/move-linter',
    'cedra-move/framework/src/extended_checks.rs',
  ],
  prover: ['third_party/move/move-prover'],
  package: ['third_party/move/tools/move-package', 'cedra-move/framework/src/built_package.rs'],
  test: ['third_party/move/tools/move-unit-test'],
  cli: ['crates/cedra/src', 'third_party/move/tools/move-cli', 'crates/cedra-rest-client/src'],
  'virtual machine': [
    'cedra-move/cedra-vm/src',
    'third_party/move/move-vm/runtime',
    'third_party/move/move-vm/types',
  ],
  rest: ['api/src', 'api/types/src'],
  faucet: ['crates/cedra-faucet/core/src'],
  node: ['cedra-node/src', 'config/src'],
};

/** Folders and files whose messages only developers of the tools see. */
const INTERNAL =
  /(?:^|\/)(?:tests?|testing|benches|examples|fake_context|doc_gen|lab|move-errmapgen|move-abigen|abstract_domain_derive)(?:\/|\.rs$)|_tests?\.rs$|\/test_|test-utils\//;

/** Calls and macros whose text is an error for the reader. */
const ERROR_CALL =
  /^(?:error|diag!?|codes!|bail!|ensure!|anyhow!|format_err!|context|with_context|panic!|error!|Err|with_message|require_\w+|check_language_version|build_\w+|\w*(?:diag|error|Error|forbidden|not_found|internal|invalid|rejection|Rejection)\w*)$/;

/** Calls whose text is no error. */
const OTHER_CALL =
  /^(?:e?println!|info!|debug!|trace!|warn!|write(?:ln)?!|prompt\w*|unreachable!|unimplemented!|expect|internal_error)$/;

/** Comments, strings, characters, calls and brackets of Rust. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"([\s\S]*?)"\1|b?"((?:\\[\s\S]|[^"\\])*)"|b?'(?:\\.[^']*|[^'\\\n])'|([A-Za-z_][\w:]*!?)\s*[({[]|[()[\]{}]/g;

/** The least number of letters that do not vary: shorter texts occur in too many messages. */
const MIN_LETTERS = 10;

/** The text of a Rust string, with `…` for its placeholders; undefined when too little of it is fixed. */
function messageOf(literal: string, isRaw: boolean): string | undefined {
  const text = (
    isRaw
      ? literal
      : literal
          .replace(/\\\n\s*/g, '')
          .replace(/\\([nt"\\])/g, (_, kind: string) => (kind === 'n' || kind === 't' ? ' ' : kind))
  )
    .replaceAll('{{', '\u0001')
    .replaceAll('}}', '\u0002')
    .replace(/\{[^{}]*\}/g, '…')
    .replaceAll('\u0001', '{')
    .replaceAll('\u0002', '}')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = text.replace(/[^a-z]/gi, '').length;
  return letters >= MIN_LETTERS && /[a-z] \S/i.test(text) ? text : undefined;
}

/** The error messages that a Rust file contains, except those of its tests. */
function messagesOf(source: string): FileMessages {
  const code = source.replace(/#\[cfg\(test\)\]\s*(?:pub )?mod \w+ \{[\s\S]*$/, '');
  const calls: string[] = [];
  const found = new Map<string, number>();
  let line = 1;
  let read = 0;
  for (const match of code.matchAll(TOKEN)) {
    const [token, , raw, quoted, call] = match;
    line += code.slice(read, match.index).split('\n').length - 1;
    read = match.index;
    if (call !== undefined) calls.push(call.split('::').at(-1) ?? call);
    else if ('([{'.includes(token)) calls.push('');
    else if (')]}'.includes(token)) calls.pop();
    const literal = raw ?? quoted;
    if (literal === undefined) continue;
    const around = calls.filter((each) => each !== '').slice(-3);
    const last = around.at(-1) ?? '';
    // `Ok(format!(…))` is a text of success.
    const isFormatted = last === 'format!' && around.at(-2) !== 'Ok';
    const isError = around.some((each) => ERROR_CALL.test(each)) || isFormatted;
    if (!isError || around.some((each) => OTHER_CALL.test(each))) continue;
    const text = messageOf(literal, raw !== undefined);
    if (text !== undefined && !found.has(text)) found.set(text, line);
  }
  return [...found].map(([text, at]) => `${at} ${text}`);
}

/**
 * Reads the error messages of the tools from the network's source.
 * @param paths all paths of the repository
 * @param read the text of a file
 */
export function readMessages(paths: readonly string[], read: (path: string) => string): Messages {
  const isSource = (path: string) => path.endsWith('.rs') && !INTERNAL.test(path);
  return Object.fromEntries(
    Object.entries(tools).map(([tool, folders]) => {
      const files = paths.filter(
        (path) =>
          isSource(path) && folders.some((folder) => path === folder || path.startsWith(`${folder}/`)),
      );
      const entries = files.sort().map((path): [string, FileMessages] => [path, messagesOf(read(path))]);
      return [tool, Object.fromEntries(entries.filter(([, messages]) => messages.length > 0))];
    }),
  );
}

/** Errors that a TypeScript file makes: `new Error(…)` with its text. */
const TYPESCRIPT_ERROR = /new \w*Error\(\s*(?:`([^`]*)`|"([^"\n]*)"|'([^'\n]*)')/g;

/** The error messages that a TypeScript file contains. */
export function typescriptMessagesOf(source: string): FileMessages {
  const found = new Map<string, number>();
  for (const match of source.matchAll(TYPESCRIPT_ERROR)) {
    const text = messageOf((match[1] ?? match[2] ?? match[3] ?? '').replace(/\$\{[^}]*\}+/g, '{}'), true);
    if (text !== undefined && !found.has(text))
      found.set(text, source.slice(0, match.index).split('\n').length);
  }
  return [...found].map(([text, at]) => `${at} ${text}`);
}

/** The messages of several revisions: those of the first, and those that only a later one has. */
export function mergeMessages(revisions: readonly Messages[]): Messages {
  const merged: Messages = {};
  const textOf = (message: string) => message.replace(/^\d+ /, '');
  for (const revision of revisions)
    for (const [tool, files] of Object.entries(revision)) {
      const known = (merged[tool] ??= {});
      const texts = new Set(Object.values(known).flat().map(textOf));
      for (const [path, messages] of Object.entries(files)) {
        const fresh = messages.filter((message) => !texts.has(textOf(message)));
        if (fresh.length > 0) known[path] = [...(known[path] ?? []), ...fresh];
      }
    }
  return merged;
}
