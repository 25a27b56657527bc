import {abortId} from './abortId';
import {aborts, type FrameworkAbort} from './aborts';
import {statuses} from './statuses';
import {toolErrors, type ToolError} from './tools';

/** An entry of the page that a pasted error may mean. */
export interface Finding {
  /** Anchor on `/move/errors`. */
  id: string;
  name: string;
  /** Origin: a module, the virtual machine, or a tool. */
  origin: string;
  explanation: string;
}

const MOST_FINDINGS = 8;
/** Codes below this are so common that a code alone is no match. */
const SMALLEST_TELLING_CODE = 0x100;

/** Numbers in the text, decimal or hexadecimal, without addresses of modules. */
function numbersIn(text: string): Set<number> {
  return new Set(
    [...text.replace(/0x[0-9a-f]+::/gi, ' ').matchAll(/\b(?:0x[0-9a-f]{1,8}|\d{1,10})\b/gi)].map(([match]) =>
      Number(match),
    ),
  );
}

/** Score of an abort for the text; 0 for no match. */
function fitOf(abort: FrameworkAbort, words: Set<string>, numbers: Set<number>): number {
  const named = words.has(abort.name);
  const numbered = numbers.has(abort.code);
  const [, moduleName = ''] = abort.module.split('::');
  const inModule = words.has(moduleName);
  if (named) return 4 + (numbered ? 2 : 0) + (inModule ? 4 : 0);
  if (!numbered) return 0;
  return inModule ? 6 : abort.code >= SMALLEST_TELLING_CODE ? 2 : 0;
}

/** Shorter texts occur in too many messages. */
const SHORTEST_TELLING_TEXT = 12;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s`'"]+/g, ' ')
    .trim();

/** Score of a tool's message for the text: the text contains all of its fixed parts, or is a part of it. */
function toolFit({message, also = []}: ToolError, text: string): number {
  const parts = message.split('…').map(plain);
  if (parts.every((part) => text.includes(part)) || also.some((word) => text.includes(plain(word)))) return 5;
  return text.length >= SHORTEST_TELLING_TEXT && plain(message).includes(text) ? 4 : 0;
}

/**
 * Finds the meaning of a pasted error message: by name, by number (decimal or `0x…`), by its module, and by the texts
 * of the tools.
 * @returns at most eight findings, the best first; none for a text without a known name, number or message
 */
export function lookUp(text: string): Finding[] {
  const words = new Set(text.match(/\w+/g) ?? []);
  const numbers = numbersIn(text);
  const fits: {fit: number; finding: Finding}[] = [];
  for (const status of statuses) {
    const fit = words.has(status.name) ? 7 : numbers.has(status.code) && status.code >= 1000 ? 3 : 0;
    if (fit === 0) continue;
    const explanation = `${status.cause} ${status.fix}`;
    fits.push({fit, finding: {id: status.name, name: status.name, origin: 'virtual machine', explanation}});
  }
  for (const abort of aborts) {
    const fit = fitOf(abort, words, numbers);
    if (fit === 0) continue;
    const finding = {
      id: abortId(abort),
      name: `${abort.name} (${abort.hex})`,
      origin: abort.module,
      explanation: abort.message,
    };
    fits.push({fit, finding});
  }
  const said = plain(text);
  for (const tool of toolErrors) {
    const fit = toolFit(tool, said);
    if (fit === 0) continue;
    const {id, message: name} = tool;
    const explanation = `${tool.cause} ${tool.fix}`.replaceAll('`', '');
    fits.push({fit, finding: {id, name, origin: 'tools', explanation}});
  }
  const best = Math.max(0, ...fits.map(({fit}) => fit));
  return fits
    .filter(({fit}) => fit >= Math.min(best, 4))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_FINDINGS)
    .map(({finding}) => finding);
}
