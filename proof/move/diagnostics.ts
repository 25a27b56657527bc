import {stripVTControlCharacters} from 'node:util';

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

/** Reads the compiler's errors from what the tool printed. Warnings are not errors. */
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

/** The unit tests that failed, with their module's name and what was printed about them. */
export function parseTestFailures(output: string): {module: string; test: string; text: string}[] {
  const text = stripVTControlCharacters(output);
  return [...text.matchAll(/^\[ (?:FAIL|TIMEOUT)\s*\] \w+::(\w+)::(\w+)$/gm)].map(
    ([, module = '', test = '']) => ({
      module,
      test,
      text: new RegExp(`┌── ${test} ──[\\s\\S]*?\\n└──.*`).exec(text)?.[0] ?? '',
    }),
  );
}
