import type {Library, Tool} from '@cedra-docs/docs-tool';
import {lookUp} from '../../../../cedra/errors/lookup';
import {routes, type ToolData} from './data';
import {listOf} from './texts';

/** A pasted log fits. */
const MAX_LENGTH = 4_000_000;

/** The line of a text that most likely names the error. */
function mainLine(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.find((line) => /error|abort|fail|refused|denied/i.test(line)) ?? lines[0] ?? '';
}

/** `explain_error`: what a pasted message means, and what to do. */
export const errorTool = ({errors, pageErrors}: ToolData, library: Library): Tool => ({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Explains a pasted error of the CLI, the compiler, the REST API, the faucet, the SDK or npm, an abort code or a status of the virtual machine. Paste the whole output.',
  arguments: [{name: 'text', description: 'the error message or the whole output', maxLength: MAX_LENGTH}],
  async run({text = ''}) {
    const findings = lookUp(text, errors, pageErrors).map(({href, ...finding}) => ({
      ...finding,
      address: library.addressOf(href.startsWith('#') ? `${routes.errors}${href}` : href),
    }));
    const entries = findings
      .map(({name, origin, note, cause, fix, address}) =>
        [
          `## ${name}\n`,
          `From: ${origin}`,
          ...(note === undefined ? [] : [note]),
          cause,
          ...(fix === undefined ? [] : [fix]),
          address,
          '',
        ].join('\n'),
      )
      .join('\n');
    if (!findings.some(({isNear}) => !isNear)) {
      const hits = await library.search(mainLine(text), 5);
      const near = findings.length === 0 ? '' : `The nearest errors that it explains are:\n\n${entries}\n`;
      return {
        text: `This text has no error that the documentation explains. ${near}${listOf(hits)}`,
        data: {findings, hits},
        isFound: false,
      };
    }
    return {text: entries, data: {findings}};
  },
});
