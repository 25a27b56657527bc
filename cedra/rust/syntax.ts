/** Removes comments and the content of strings from Rust code, but keeps line breaks. */
export function bareRust(code: string): string {
  const opaque =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"[\s\S]*?"\1|b?"(?:\\[\s\S]|[^"\\])*"|b?'(?:\\.[^']*|[^'\\\n])'/g;
  return code.replace(opaque, (text: string) => {
    const lines = text.replace(/[^\n]/g, '');
    return text.startsWith('/') ? lines : `""${lines}`;
  });
}

/** Splits at a separator outside of brackets, without empty parts. `<` and `>` are brackets in types only. */
export function splitOutside(code: string, separator: string, angles = false): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const character = code.charAt(at);
    const arrow = code[at - 1] === '-' || code[at - 1] === '=';
    if ('([{'.includes(character) || (angles && character === '<')) depth += 1;
    if (')]}'.includes(character) || (angles && character === '>' && !arrow)) depth -= 1;
    if (character === separator && depth === 0) {
      parts.push(code.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, code.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** The text between the bracket at `open` and its closing bracket. */
export function insideOf(code: string, open: number): string {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1;
    if (')]}'.includes(code[at] ?? '')) depth -= 1;
    if (depth === 0) return code.slice(open + 1, at);
  }
  return code.slice(open + 1);
}

/** A path that a `use` imports, with its name; `*` for all names. */
export interface Use {
  path: string[];
  name: string;
}

/** The paths of a `use` tree: `a::{b, c as d, e::*}`. */
export function importedPaths(tree: string, prefix: readonly string[] = []): Use[] {
  const [, head = '', group] = /^((?:\w+\s*::\s*)*)\{([\s\S]*)\}$/.exec(tree.trim()) ?? [];
  if (group !== undefined) {
    const path = [...prefix, ...segments(head)];
    return splitOutside(group, ',').flatMap((part) => importedPaths(part, path));
  }
  const [full = '', alias] = tree.trim().split(/\s+as\s+/);
  const path = [...prefix, ...segments(full)];
  if (path.at(-1) === 'self') path.pop();
  return [{path, name: alias ?? path.at(-1) ?? ''}];
}

function segments(path: string): string[] {
  return path
    .split('::')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
