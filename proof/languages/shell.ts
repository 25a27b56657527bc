/** A simple command of a script: its words, with quotes removed and expansions left as they are. */
export interface ShellCommand {
  words: string[];
  /** Line of the first word, from 0. */
  line: number;
}

const control = new Set([
  'then',
  'do',
  'else',
  'if',
  'elif',
  'while',
  'until',
  '!',
  '{',
  '}',
  'fi',
  'done',
  'time',
  'exec',
]);

/**
 * Finds the simple commands of a shell script, also inside `$(…)`, pipes and loops. It knows what is
 * needed to tell words apart (quotes, escapes, comments, here-documents, continuations), and no more.
 */
export function shellCommands(script: string, firstLine = 0): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let start = firstLine;
  let line = firstLine;
  let word: string | undefined;
  let hereDocuments: string[] = [];
  let at = 0;

  const endWord = (): void => {
    if (word === undefined) return;
    if (words.length === 0) start = line;
    // Keywords and assignments stand before the command they belong to.
    const leads = words.length === 0 && (control.has(word) || /^\w+\+?=/.test(word));
    if (!leads) words.push(word);
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    if (words.length > 0) commands.push({words, line: start});
    words = [];
  };
  const nested = (end: number, from: number): void => {
    commands.push(...shellCommands(script.slice(from, end), line));
    word = (word ?? '') + script.slice(at, end + 1);
    line += count(script.slice(at, end + 1));
    at = end + 1;
  };

  while (at < script.length) {
    const character = script[at] ?? '';
    if (character === '\\') {
      const next = script[at + 1] ?? '';
      if (next === '\n') line += 1;
      else word = (word ?? '') + next;
      at += 2;
    } else if (character === "'") {
      const end = closing(script, at + 1, "'");
      const text = script.slice(at + 1, end);
      word = (word ?? '') + text;
      line += count(text);
      at = end + 1;
    } else if (character === '"') {
      const end = endOfDoubleQuotes(script, at + 1);
      const text = script.slice(at + 1, end);
      for (const [inner, offset] of substitutions(text)) {
        commands.push(...shellCommands(inner, line + count(text.slice(0, offset))));
      }
      word = (word ?? '') + text.replace(/\\(["\\$`])/g, '$1');
      line += count(text);
      at = end + 1;
    } else if (script.startsWith('$(', at)) {
      nested(endOfParentheses(script, at + 2), at + 2);
    } else if (character === '`') {
      nested(closing(script, at + 1, '`'), at + 1);
    } else if (character === '#' && word === undefined) {
      at = closing(script, at, '\n');
    } else if (/^<<-?\s*['"]?\w/.test(script.slice(at, at + 20)) && !script.startsWith('<<<', at)) {
      const opening = /^<<-?\s*(['"]?)(\w+)\1/.exec(script.slice(at)) ?? ['<<', '', ''];
      hereDocuments.push(opening[2] ?? '');
      at += opening[0].length;
    } else if (character === '\n') {
      endCommand();
      line += 1;
      at += 1;
      for (const name of hereDocuments) {
        const end = new RegExp(`^\\t*${name}$`, 'm').exec(script.slice(at));
        const skipped = script.slice(at, end ? at + end.index + end[0].length : script.length);
        line += count(skipped);
        at += skipped.length;
      }
      hereDocuments = [];
    } else if (/[;|()]/.test(character) || (character === '&' && script[at - 1] !== '>')) {
      if (script.startsWith('&>', at)) {
        word = '&>';
        at += 2;
      } else {
        endCommand();
        at += 1;
      }
    } else if (/\s/.test(character)) {
      endWord();
      at += 1;
    } else {
      word = (word ?? '') + character;
      at += 1;
    }
  }
  endCommand();
  return commands;
}

function count(text: string): number {
  return text.split('\n').length - 1;
}

function closing(text: string, from: number, mark: string): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end;
}

function endOfDoubleQuotes(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === '\\') at += 2;
    else if (text.startsWith('$(', at)) at = endOfParentheses(text, at + 2) + 1;
    else at += 1;
  }
  return at;
}

function endOfParentheses(text: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < text.length) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === "'") at = closing(text, at + 1, "'");
    else if (character === '"') at = endOfDoubleQuotes(text, at + 1);
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
    at += 1;
  }
  return at;
}

/** The texts of `$(…)` inside a double-quoted string, with where they start. */
function substitutions(text: string): [string, number][] {
  const found: [string, number][] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === '\\') at += 2;
    else if (text.startsWith('$(', at)) {
      const end = endOfParentheses(text, at + 2);
      found.push([text.slice(at + 2, end), at + 2]);
      at = end + 1;
    } else at += 1;
  }
  return found;
}
