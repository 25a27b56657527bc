import type {Block} from '../pages/page';

const kinds = ['number', 'operator', 'letter', 'flag', 'line'] as const;

type MutationKind = (typeof kinds)[number];

export interface LineChange {
  kind: MutationKind;
  /** The line, from 0. */
  line: number;
  before: string;
  /** Undefined when the line is removed. */
  after: string | undefined;
}

export function kindsOf(changes: readonly LineChange[]): MutationKind[] {
  return kinds.filter((kind) => changes.some((change) => change.kind === kind));
}

/**
 * All changes of a block: a number up or down by one, another comparison or boolean operator, another letter in a string
 * or in the fixed text of an output, a removed flag, a removed line. Not changed are comments, marked values of outputs,
 * and commands that end processes or delete files, which could affect something else. Lines that do not matter are not
 * removed: those next to a `…` of an output, and those that `keepsLine` names.
 */
export function changesOf(
  {code, lang, meta}: Pick<Block, 'code' | 'lang' | 'meta'>,
  keepsLine: (lines: readonly string[], at: number) => boolean = () => false,
): LineChange[] {
  const isOutput = meta.output === true;
  const all = code.split('\n');
  return all.flatMap((before, line) => {
    const text = isOutput ? withoutMarkedValues(before) : codeOf(before, lang);
    if (!/[a-z0-9]/i.test(text) || (lang === 'bash' && /\b(?:kill|pkill|rm)\b/.test(text))) return [];
    const change = (kind: MutationKind, at: number, length: number, replacement: string): LineChange => ({
      kind,
      line,
      before,
      after: before.slice(0, at) + replacement + before.slice(at + length),
    });
    return [
      ...numbers(text).map(({at, number, other}) => change('number', at, number.length, other)),
      ...(isOutput ? [] : operators(text))
        // An assertion that holds also holds with `||`, so the change has no effect.
        .filter(({found}) => found !== '&&' || !keepsLine(all, line))
        .map(({at, found, other}) => change('operator', at, found.length, other)),
      ...letters(text, isOutput).map((at) => change('letter', at, 1, otherLetter(text[at] ?? ''))),
      ...(lang === 'bash' ? flags(text) : []).map(({at, flag}) => change('flag', at, flag.length, '')),
      ...((isOutput && isNextToOmission(all, line)) || keepsLine(all, line)
        ? []
        : [{kind: 'line' as const, line, before, after: undefined}]),
    ];
  });
}

function isNextToOmission(lines: readonly string[], at: number): boolean {
  return [lines[at - 1], lines[at + 1]].some((line) => /^\s*…,?$/.test(line ?? ''));
}

// Blank out marked values with spaces so that offsets stay valid.
function withoutMarkedValues(line: string): string {
  return line.replace(/‹[^›]*›|…|\b(?:0x)?[0-9a-f]{40,}\b/gi, ({length}) => ' '.repeat(length));
}

function codeOf(line: string, lang: string): string {
  const code = withoutComment(line, lang);
  return lang === 'bash' ? withoutRedirections(code) : code;
}

function withoutComment(line: string, lang: string): string {
  const mark = /^(?:bash|graphql|ini|powershell|python|toml|yaml)$/.test(lang)
    ? /(?:^|\s)#.*$/
    : /(?:^|\s)(?:\/\/|\/?\*(?:\s|\*|$)).*$/;
  return line.replace(mark, ({length}) => ' '.repeat(length));
}

// In a script, `>` and `<` do not compare, and the numbers beside them name streams: `2>&1`.
function withoutRedirections(line: string): string {
  return line.replace(/(?:(?<=\s)\d)?[<>]+(?:&\d)?/g, ({length}) => ' '.repeat(length));
}

function numbers(text: string): {at: number; number: string; other: string}[] {
  return [...text.matchAll(/(?<![\w.-])\d[\d_]*(?=u\d+\b|(?!\w|\.\d))|(?<=\d\.)\d+\b/g)].flatMap(
    ({0: number, index: at}) => {
      const value = BigInt(number.replaceAll('_', ''));
      const others = value === 0n ? [1n] : [value + 1n, value - 1n];
      // Keep the width of a number with leading zeros.
      return others.map((other) => ({
        at,
        number,
        other: String(other).padStart(number.startsWith('0') ? number.length : 1, '0'),
      }));
    },
  );
}

const opposites: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  true: 'false',
  false: 'true',
  '-eq': '-ne',
  '-ne': '-eq',
  '-lt': '-ge',
  '-gt': '-le',
};

function operators(text: string): {at: number; found: string; other: string}[] {
  return [
    ...text.matchAll(/(?<=\s)(?:[!=]==?|[<>]=?|&&|\|\||-eq|-ne|-lt|-gt)(?=\s)|\b(?:true|false)\b/g),
  ].map(({0: found, index: at}) => ({at, found, other: opposites[found] ?? found}));
}

/** The offset of the middle letter of each string, or of each word of an output. */
function letters(text: string, isOutput: boolean): number[] {
  const found = isOutput ? /[a-z]{2,}/gi : /(["'`])(?:(?!\1)[^\\])*[a-z](?:(?!\1)[^\\])*\1/gi;
  return [...text.matchAll(found)].flatMap(({0: word, index}) => {
    const places = [...word.matchAll(/[a-z]/gi)].map(({index: at}) => index + at);
    return places.slice(Math.floor(places.length / 2)).slice(0, 1);
  });
}

function otherLetter(letter: string): string {
  const next = letter.toLowerCase() === 'q' ? 'k' : 'q';
  return letter === letter.toLowerCase() ? next : next.toUpperCase();
}

function flags(text: string): {at: number; flag: string}[] {
  return [...text.matchAll(/(?<=\s)--?[a-z][\w-]*(?=[\s=]|$)/gi)].map(({0: flag, index: at}) => ({at, flag}));
}
