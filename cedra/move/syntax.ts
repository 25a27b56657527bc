/** The end of the comment or string that starts here, or `at` when none does. Block comments nest in Move. */
export function endOfOpaque(code: string, at: number): number {
  return Math.max(endOfComment(code, at), endOfString(code, at));
}

/** Removes comments from Move code, but keeps their line breaks. */
export function withoutComments(code: string): string {
  let result = '';
  let at = 0;
  while (at < code.length) {
    const comment = endOfComment(code, at);
    const end = comment > at ? comment : Math.max(endOfString(code, at), at + 1);
    const text = code.slice(at, end);
    result += comment > at ? text.replace(/[^\n]/g, '') : text;
    at = end;
  }
  return result;
}

function endOfComment(code: string, at: number): number {
  if (code.startsWith('//', at)) {
    const end = code.indexOf('\n', at);
    return end < 0 ? code.length : end;
  }
  if (!code.startsWith('/*', at)) return at;
  let depth = 0;
  for (let index = at; index < code.length; index += 1) {
    const pair = code.slice(index, index + 2);
    if (pair !== '/*' && pair !== '*/') continue;
    depth += pair === '/*' ? 1 : -1;
    index += 1;
    if (depth === 0) return index + 1;
  }
  return code.length;
}

function endOfString(code: string, at: number): number {
  if (code[at] !== '"') return at;
  let end = at + 1;
  while (end < code.length && code[end] !== '"') end += code[end] === '\\' ? 2 : 1;
  return Math.min(end + 1, code.length);
}

/** All identifiers of some code outside comments and strings. */
export function identifiers(code: string): Set<string> {
  return new Set(bare(code).match(/[A-Za-z_]\w*/g) ?? []);
}

/** The modules that code names by path: `counter::counter` in `use` and in full paths. */
export function mentionedPaths(code: string): Set<string> {
  const text = bare(code);
  const found = new Set<string>();
  for (const [, address, name] of text.matchAll(/\b(\w+)::(\w+)/g)) found.add(`${address}::${name}`);
  for (const [, address, group] of text.matchAll(/\b(\w+)::\{([^;]*)\}/g)) {
    for (const [word] of (group ?? '').matchAll(/\w+/g)) found.add(`${address}::${word}`);
  }
  return found;
}

/** The named addresses that code needs: of its modules, in `use`, and as `@name`. */
export function namedAddresses(code: string): Set<string> {
  const text = bare(code);
  const found = new Set<string>();
  for (const [, name] of text.matchAll(/\b(?:module|use|friend)\s+([a-z_]\w*)::/g)) found.add(name ?? '');
  for (const [, name] of text.matchAll(/@([a-z_]\w*)/g)) found.add(name ?? '');
  return found;
}

function bare(code: string): string {
  return withoutComments(code).replace(/"(?:\\.|[^"\\])*"/g, '""');
}

/** A piece of Move code at the top level of a block. */
export interface Unit {
  kind: 'module' | 'script' | 'use' | 'item' | 'statement';
  /** The names that it declares; for a module `address::name`. */
  names: string[];
  text: string;
  /** Line of its first character in the block, from 0. */
  line: number;
}

const itemStart =
  /^(?:(?:public|entry|inline|native|package|friend)\b(?:\s*\([^)]*\))?\s*)*(use|friend|struct|enum|fun|const|spec|module|script)\b/;

/** Splits a block into modules, items (functions, structs, constants, uses) and statements. */
export function splitUnits(code: string): Unit[] {
  const units: Unit[] = [];
  let at = skipBlank(code, 0);
  while (at < code.length) {
    const head = skipAttributes(code, at);
    // Only a comment is left.
    if (head >= code.length) break;
    const keyword = itemStart.exec(code.slice(head))?.[1];
    const end = unitEnd(code, head, keyword);
    const text = code.slice(at, end);
    units.push({
      ...describeUnit(keyword, code.slice(head, end)),
      text,
      line: code.slice(0, at).split('\n').length - 1,
    });
    at = skipBlank(code, end);
  }
  return units;
}

function describeUnit(keyword: string | undefined, code: string): Pick<Unit, 'kind' | 'names'> {
  if (keyword === undefined) return {kind: 'statement', names: []};
  if (keyword === 'script') return {kind: 'script', names: []};
  if (keyword === 'module') {
    const [, address = '', name = ''] = /module\s+(\w+)::(\w+)/.exec(code) ?? [];
    return {kind: 'module', names: [`${address}::${name}`]};
  }
  if (keyword === 'use') return {kind: 'use', names: usedNames(code)};
  const name = new RegExp(`${keyword}\\s+(\\w+)`).exec(code)?.[1];
  return {kind: 'item', names: name === undefined || keyword === 'friend' ? [] : [name]};
}

/** The names that a `use` declaration imports. */
function usedNames(code: string): string[] {
  const path = code.replace(/^[\s\S]*?\buse\s+/, '').replace(/;\s*$/, '');
  const group = /::\{([\s\S]*)\}$/.exec(path);
  const members = group ? (group[1] ?? '').split(',') : [path];
  const last = (text: string): string => text.split('::').at(-1)?.trim() ?? '';
  return members
    .map((member) => member.trim())
    .filter((member) => member !== '')
    .map((member) => {
      const alias = /\bas\s+(\w+)$/.exec(member)?.[1];
      if (alias !== undefined) return alias;
      return last(member) === 'Self'
        ? last(path.replace(/::\{[\s\S]*$/, '').replace(/::Self$/, ''))
        : last(member);
    });
}

/** The end of the unit that starts here; `keyword` is the one that introduces it. */
export function unitEnd(code: string, from: number, keyword: string | undefined): number {
  let depth = 0;
  let at = from;
  while (at < code.length) {
    const opaque = endOfOpaque(code, at);
    if (opaque > at) {
      at = opaque;
      continue;
    }
    const character = code[at] ?? '';
    at += 1;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (character === ';' && depth <= 0) return at;
    if (character !== '}' || depth > 0 || keyword === 'use' || keyword === 'const') continue;
    // `struct S { … } has key;` continues after its braces.
    if (/^\s*has\b/.test(code.slice(at))) continue;
    return at;
  }
  return code.length;
}

function skipBlank(code: string, from: number): number {
  let at = from;
  while (at < code.length && /\s/.test(code[at] ?? '')) at += 1;
  return at;
}

function skipAttributes(code: string, from: number): number {
  let at = from;
  for (;;) {
    at = skipBlank(code, at);
    const opaque = code[at] === '/' ? endOfOpaque(code, at) : at;
    if (opaque > at) at = opaque;
    else if (code.startsWith('#[', at)) {
      let depth = 0;
      do {
        if (code[at] === '[') depth += 1;
        if (code[at] === ']') depth -= 1;
        at += 1;
      } while (depth > 0 || code[at - 1] === '#');
    } else return at;
  }
}
