import type {Grammar, TokenObject} from 'prismjs';

/*
 * Move 2 for Prism.
 *
 * Move reserves few words. `match`, `for`, `entry`, `package`, `include`, `to` and most words of
 * the specification language are ordinary names elsewhere, and the framework uses them as such.
 * Here each of them is a keyword only where the language reads it as one.
 */

/** The part of Prism to which languages are added. */
export interface PrismInstance {
  languages: Record<string, unknown>;
}

const NAME = String.raw`[A-Za-z_]\w*`;
const ADDRESS = String.raw`(?:0x[\da-fA-F_]+|${NAME})`;
const ABILITY = 'copy|drop|store|key';
/** `<T, vector<U>>` directly after a name: a generic call, not a comparison. */
const TYPE_ARGUMENTS = String.raw`<(?:[^<>;{}=]|<(?:[^<>;{}=]|<[^<>;{}=]*>)*>)*>`;
/** Words that can follow an expression: the word before them is an ordinary name. */
const FOLLOWERS = 'as|is|in|has|to|with|where|except|else|acquires|reads|writes|for';
/** Two names in a row: the first is a keyword. */
const BEFORE_NAME = String.raw`(?=\s+(?:$|(?!(?:${FOLLOWERS})\b)[\w@*[]))`;
const BEFORE_EXPRESSION = String.raw`(?=\s+(?:$|(?!(?:${FOLLOWERS})\b)[\w@([!&*]))`;
/** `(a, f(b))`, three deep */
const ARGUMENTS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const NOT_MEMBER = String.raw`(?:^|[^.\w]\s*)`;
/** The start of a statement or a member. */
const START = String.raw`(?:^|[{};\n])[ \t]*`;

const blockComment = (depth: number): string =>
  String.raw`\/\*(?:[^*/]|\*(?!\/)|\/(?!\*)${depth ? `|${blockComment(depth - 1)}` : ''})*\*\/`;

const word = (words: string, after = '') => RegExp(String.raw`\b(?:${words})\b${after}`);
const wordAfter = (before: string, words: string, after = '') =>
  RegExp(String.raw`(?<=${before})\b(?:${words})\b${after}`);

const comments: Grammar = {
  'doc-comment': {
    pattern: RegExp(String.raw`(?<!\/)(?:\/\/\/(?!\/).*|(?=\/\*\*(?![*/]))${blockComment(3)})`),
    greedy: true,
    alias: 'comment',
  },
  comment: {pattern: RegExp(String.raw`${blockComment(3)}|\/\/.*`), greedy: true},
};

const string: TokenObject = {
  pattern: /\b[bx]"(?:\\.|[^"\\\r\n])*"|"(?:\\.|[^"\\\r\n])*"/,
  greedy: true,
  inside: {escape: {pattern: /\\(?:x[\da-fA-F]{2}|.)/, alias: 'constant'}},
};

const number = /\b(?:0x[\da-fA-F_]+|\d[\d_]*)(?:[ui](?:8|16|32|64|128|256))?\b/;
const literalAddress: TokenObject = {pattern: RegExp(`@${ADDRESS}`), alias: 'number'};
/** `ENOT_OWNER`, `ENotOwner`, `MAX_SUPPLY`, but `T1`, `GUID {`, `LP<X>` are types */
const constant = /\b(?:[A-Z][A-Z\d]*_[A-Z\d_]*|[A-Z]{2}[A-Z\d]+|E[A-Z][a-z]\w*)\b(?!\s*[<{]|::)/;
const className = /\b[A-Z]\w*\b/;

const abilities: Grammar = {
  keyword: /\bhas\b|\bphantom\b/,
  ability: {pattern: word(ABILITY), alias: 'keyword'},
};

const path: Grammar = {namespace: RegExp(ADDRESS), punctuation: /::/};

const importKeyword = /\bas\b|\bSelf\b/;
const functionName = /\b[a-z_]\w*\b/;
const importInside: Grammar = {
  ...comments,
  // Names between braces and third names of paths are members of a module.
  members: {
    pattern: /\{[^}]*\}/,
    inside: {
      ...comments,
      keyword: importKeyword,
      constant,
      'class-name': className,
      function: functionName,
      punctuation: /::|[{},]/,
    },
  },
  member: {
    pattern: RegExp(String.raw`(?<=${ADDRESS}\s*::\s*${NAME}\s*::\s*)[\s\S]+`),
    inside: {keyword: importKeyword, 'class-name': className, function: functionName},
  },
  keyword: importKeyword,
  ...path,
};

const attribute: Grammar = {
  string,
  'literal-address': literalAddress,
  namespace: RegExp(String.raw`\b${ADDRESS}(?=\s*::)`),
  keyword: /\bSelf\b/,
  number,
  constant,
  'class-name': className,
  boolean: /\b(?:true|false)\b/,
  operator: /=/,
  punctuation: /::|[#![\](),]/,
};

const move: Grammar = {
  ...comments,
  string,
  attribute: {
    pattern: /#!?\[(?:[^[\]"]|"(?:\\.|[^"\\])*"|\[[^[\]]*\])*\]/,
    greedy: true,
    alias: 'attr-name',
    inside: attribute,
  },
  label: {pattern: RegExp(`'${NAME}`), alias: 'symbol'},

  // `use std::vector::{Self, push_back as push};`, `friend 0x1::coin;`
  import: {
    pattern: RegExp(
      String.raw`(?<=\b(?:use|friend)\s+)${ADDRESS}(?:\s*::(?:[^;/]|\/\/.*|${blockComment(0)})*)?(?=;)`,
    ),
    greedy: true,
    inside: importInside,
  },
  // `module 0x1::coin {`, `spec std::vector {`
  'module-name': {
    pattern: RegExp(
      String.raw`(?<=\b(?:module|spec)\s+)(?:${ADDRESS}\s*::\s*${NAME}|(?!fun\b|module\b)[a-z_]\w*(?=\s*;))`,
    ),
    inside: path,
  },
  // `<T: store + drop, phantom C>` of a declaration
  'type-parameters': {
    pattern: RegExp(String.raw`(?<=\b(?:fun|struct|enum|schema)\s+${NAME}\s*)<[^<>(){};]*>`),
    inside: {
      ...comments,
      ...abilities,
      'class-name': RegExp(String.raw`\b${NAME}\b`),
      operator: /[+:]/,
      punctuation: /[<>,]/,
    },
  },
  // `has copy, drop`
  abilities: {
    pattern: RegExp(String.raw`(?<![\w.])has\s+(?:${ABILITY})\b(?:\s*[,+]\s*(?:${ABILITY})\b)*`),
    inside: {...abilities, operator: /\+/, punctuation: /,/},
  },

  'function-definition': [
    {pattern: RegExp(String.raw`(?<=\bfun\s+)${NAME}`), alias: 'function'},
    {
      pattern: /(?<=\bspec\s+)(?!(?:fun|module|schema|native)\b)[a-z_]\w*(?=\s*[({<])/,
      alias: 'function',
    },
  ],
  'type-definition': {
    pattern: RegExp(String.raw`(?<=\b(?:struct|enum|schema|spec)\s+)[A-Z_]\w*`),
    alias: 'class-name',
  },
  'constant-definition': {pattern: RegExp(String.raw`(?<=\bconst\s+)${NAME}`), alias: 'constant'},

  keyword: [
    // Quantifiers
    word('forall|exists|choose', String.raw`(?=\s+${NAME}\s*(?::|\bin\b|,))`),
    word('choose', String.raw`(?=\s+min\b)`),
    wordAfter(String.raw`\bchoose\s+`, 'min'),
    // Expressions and types
    wordAfter(NOT_MEMBER, 'match', String.raw`(?=\s*${ARGUMENTS}\s*\{)`),
    wordAfter(NOT_MEMBER, 'for', String.raw`(?=\s*\(\s*${NAME}\s+in\b)`),
    wordAfter(String.raw`(?:[\w)\]>]|^)\s+`, 'is|in', BEFORE_EXPRESSION),
    wordAfter(String.raw`&\s*`, 'mut', String.raw`(?=\s)`),
    word('reads|writes', BEFORE_NAME),
    // Declarations
    word('enum|schema', BEFORE_NAME),
    word('entry|package', String.raw`(?=\s+(?:public|friend|native|inline|entry|fun)\b)`),
    wordAfter(String.raw`\(\s*`, 'package', String.raw`(?=\s*\))`),
    wordAfter(START, 'address', String.raw`(?=\s+${ADDRESS}\s*\{)`),
    // Specifications
    wordAfter(
      START,
      'aborts_if|aborts_with|axiom|decreases|emits|ensures|modifies|requires|succeeds_if|assert|' +
        'assume|include',
      BEFORE_EXPRESSION,
    ),
    wordAfter(START, 'pragma|apply|update|global|local', BEFORE_NAME),
    wordAfter(String.raw`\binvariant\s+`, 'update'),
    wordAfter(String.raw`\blet\s+`, 'post', BEFORE_NAME),
    wordAfter(String.raw`(?:\w|[\w>]>)\s+`, 'to', BEFORE_NAME),
    word('except', BEFORE_NAME),
    word('with|where', BEFORE_EXPRESSION),
    // The reserved words
    word(
      'abort|acquires|as|break|const|continue|copy|else|friend|fun|if|inline|invariant|let|loop|' +
        'module|move|native|public|return|script|spec|struct|use|while|Self',
    ),
  ],
  macro: {pattern: /\b[a-z_]\w*!(?=\s*[([])/, alias: 'function'},
  function: RegExp(String.raw`\b[a-z_]\w*(?=\s*(?:(?:::\s*)?${TYPE_ARGUMENTS})?\()`),
  // A name in capitals is a constant, except where only a type is possible.
  type: {
    pattern: /(?<=\w<|\w<[^<>;(){}=]*,\s*|::\s*|\)\s*:\s*|:\s*&\s*(?:mut\s+)?)[A-Z][A-Z\d]*\b(?!\s*\()/,
    alias: 'class-name',
  },
  // `..n` is a range, not a field
  property: RegExp(String.raw`(?<=(?:^|[^.])\.\s*)${NAME}`),
  'literal-address': literalAddress,
  namespace: RegExp(String.raw`\b(?:0x[\da-fA-F_]+(?=\s*::)|[a-z_]\w*(?=\s*::\s*(?:${NAME}|$)))`),
  boolean: /\b(?:true|false)\b/,
  builtin: [
    // `address`, `signer` and `num` are types, and favourite names of variables.
    wordAfter(String.raw`(?::\s*&?|<\s*|\bas\s+|\|\s*&?|mut\s+)`, 'address|signer|num'),
    // In a tuple type, in the middle of type arguments, alone in a positional struct
    // Greedy, because each word of a tuple has to see the bracket.
    {pattern: wordAfter(String.raw`:\s*\((?:[^(){};=]|\([^()]*\))*`, 'address|signer'), greedy: true},
    wordAfter(String.raw`,\s*`, 'address|signer', String.raw`(?=\s*(?:>|,[^(){};]*>\s*[({,>)]))`),
    wordAfter(String.raw`\b[A-Z]\w*(?:<[^<>]*>)?\(`, 'address|signer', String.raw`(?=\s*\))`),
    word('bool|[ui](?:8|16|32|64|128|256)|vector'),
  ],
  constant,
  'class-name': className,
  number,
  operator: /<?==>|=>|->|<<=|>>=|&&|\|\||[-+*/%^&|!=<>]=|<<|[-+*/%^&|!=<>]|\.\./,
  punctuation: /::|[{}[\]();:,.#@]/,
};

/** Registers the language on a Prism instance, under `move`. */
export function registerMove(prism: PrismInstance): void {
  prism.languages.move = move;
}
