/** The end of the comment or string that starts here, or `at` when none does. Block comments nest in Move. */
export function endOfOpaque(code: string, at: number): number {
  return Math.max(endOfComment(code, at), endOfString(code, at));
}

/** Move code without comments; line breaks stay, and so do strings. */
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
