import {normalise} from '../blocks/match-output';

/**
 * Whether a compiler message contains the expected text. File names and line numbers are left out of the
 * comparison: a reader's file has others. `…` stands for any run of characters.
 */
export function containsMessage(message: string, expected: string): boolean {
  const pattern = bare(expected)
    .split('…')
    .map((part) =>
      part
        .trim()
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s+/g, '\\s+'),
    )
    .join('[\\s\\S]*?');
  return new RegExp(pattern).test(bare(message));
}

function bare(text: string): string {
  return normalise(text)
    .replace(/^\s*┌─.*$/gm, '┌─')
    .replace(/^\s*\d*\s*[│·]/gm, '│')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
