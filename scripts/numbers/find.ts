// Finds the numbers of two or more digits in the text of a page, outside code blocks.
import {STATUS_CODES} from 'node:http';
import type {Nodes} from 'mdast';

/** A number in a sentence, a table or the text of a component. */
export interface FoundNumber {
  /** Line of the page, from 1. */
  line: number;
  /** As it is written on the page: `1,034`. */
  text: string;
  /** In the form of `normalizedNumber`: `1034`. */
  value: string;
  /** Why the number needs no source; undefined if it needs one. */
  exemption: Exemption | undefined;
}

/** Kinds of numbers that identify something, and so need no source. */
type Exemption =
  | 'address'
  | 'bytes'
  | 'chain id'
  | 'date'
  | 'hash'
  | 'list number'
  | 'name'
  | 'power'
  | 'status'
  | 'version';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const products = 'CLIs?|Move|node|release|Rust|SDK|Ubuntu|versions?';
const status = `(?:${Object.keys(STATUS_CODES)
  .filter((code) => Number(code) >= 200)
  .join('|')})`;

/** The first pattern that covers a number applies. */
const exemptions: readonly (readonly [Exemption, RegExp])[] = [
  ['address', /0x[\da-f]+(?:…[\da-f]*)?|\b\d{1,3}(?:\.\d{1,3}){3}\b|\bm(?:\/\d+'?)+/gi],
  [
    'date',
    new RegExp(
      `\\b\\d{4}-\\d{2}-\\d{2}(?:[T-][\\d:]+Z?)?|(?:\\b\\d{1,2} )?(?:${months})(?: \\d{4})?\\b`,
      'g',
    ),
  ],
  ['date', /\b(?:since|in|of|until) (?:19|20)\d\d\b/g],
  ['version', /(?<![\d.])v?\d+\.\d+\.\d+(?!\.?\d)/g],
  [
    'version',
    new RegExp(
      `\\b(?:${products})[ -]\\d{1,2}\\.\\d{1,2}\\b(?!\\.\\d| ?%)(?: \\(\\w+\\) and \\d\\d\\.\\d\\d)?`,
      'gi',
    ),
  ],
  ['version', /\b(?:got|Node\.js|Ubuntu|Debian|Python|PostgreSQL|version) \d{1,2}\b(?![.,]\d)/gi],
  // SHA3-256, ERC-721, x86-64, AIP-80, t2d-standard-60
  ['name', /\b[A-Za-z]\w*(?:-[A-Za-z]\w*)*-\d+\b|shasum -a 256/g],
  [
    'status',
    new RegExp(
      `(?:HTTP|status|error|answers?|answered|attempt:|ask, with) ?\\(?${status}\\b(?:(?:,| and|, and) ${status}\\b)*`,
      'gi',
    ),
  ],
  ['list number', /\b(?:steps?|section|line) \d+(?:(?: to |–)\d+)?|\b\d+(?:st|nd|rd|th)\b/gi],
  ['chain id', /\bchain id (?:is )?\d+/gi],
  ['bytes', /(?<![\w.,])(?:[\da-f]{2} )+[\da-f]{2}\b(?![.,]\d)|\b0\d\b(?!\.)/g],
  ['hash', /\b(?=[\da-f]*[a-f])(?=[\da-f]*\d)[\da-f]{7,64}\b/g],
  ['power', /\b10[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g],
];

const NUMBER = /(?<![\p{L}\d_.])\d+(?:[,_]\d{3})*(?:\.\d+)*(?![\d_])/gu;

/** The normal form of a number: no separators, no trailing zeros in a fraction. */
export function normalizedNumber(number: string): string {
  const plain = number.replace(/[,_]/g, '');
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
}

export function numbersOf(text: string): (Omit<FoundNumber, 'line'> & {at: number})[] {
  const exempt = exemptions.flatMap(([exemption, pattern]) =>
    [...text.matchAll(pattern)].map(({index, 0: {length}}) => ({exemption, from: index, to: index + length})),
  );
  return [...text.matchAll(NUMBER)]
    .filter(([number]) => number.replace(/\D/g, '').length > 1)
    .map(({index: at, 0: number}) => ({
      at,
      text: number,
      value: normalizedNumber(number),
      exemption: exempt.find(({from, to}) => from <= at && at < to)?.exemption,
    }));
}

/** Attributes of components that appear as text on the page. */
const VISIBLE_ATTRIBUTES = new Set(['alt', 'caption', 'description', 'label', 'title']);

/** All numbers in the tree of a page, in reading order. Joins the texts of a paragraph or cell before the search. */
export function findNumbers(node: Nodes): FoundNumber[] {
  const found: FoundNumber[] = [];
  const collect = (pieces: readonly {line: number; text: string}[]) => {
    for (const {at, ...number} of numbersOf(pieces.map(({text}) => text).join(''))) {
      let start = 0;
      const piece = pieces.find(({text}) => (start += text.length) > at);
      if (!piece) continue;
      const before = piece.text.slice(0, at - (start - piece.text.length));
      found.push({...number, line: piece.line + before.split('\n').length - 1});
    }
  };
  const walk = (each: Nodes): void => {
    if ('attributes' in each && Array.isArray(each.attributes)) {
      for (const attribute of each.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (VISIBLE_ATTRIBUTES.has(attribute.name)) collect([{line: lineOf(each), text: attribute.value}]);
      }
    }
    if (!('children' in each)) return;
    if (each.children.some(({type}) => type === 'text' || type === 'inlineCode')) collect(piecesOf(each));
    else each.children.forEach(walk);
  };
  walk(node);
  return found;
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** The pieces of text in a node, except links that show their own address. */
function piecesOf(node: Nodes): {line: number; text: string}[] {
  if (node.type === 'text' || node.type === 'inlineCode') return [{line: lineOf(node), text: node.value}];
  if (node.type === 'break') return [{line: lineOf(node), text: ' '}];
  if (!('children' in node)) return [];
  const pieces = node.children.flatMap(piecesOf);
  if (node.type === 'link' && pieces.map(({text}) => text).join('') === node.url) return [];
  return pieces;
}

/** The numbers in code, in any notation: `2_000_000`, `1e9`, `250u64`, the parts of `[10,20]`. */
export function numbersInCode(code: string): Set<string> {
  const found = new Set<string>();
  // Digits in addresses, hashes and keys are not numbers.
  code = code.replace(/\b0x[\da-f]+|\b(?=[\da-f]*[a-f])[\da-f]{10,}\b/gi, ' ');
  for (const [number] of code.matchAll(/(?<![A-Za-z_.\d])\d[\d_]*(?:\.\d+)?(?:e\d+)?/g)) {
    found.add(normalizedNumber(number.includes('e') ? String(Number(number)) : number));
  }
  for (const [number] of code.matchAll(/(?<![\w.])\d{1,3}(?:,\d{3})+(?:\.\d+)?/g))
    found.add(normalizedNumber(number));
  return found;
}
