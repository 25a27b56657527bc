/** Splits a list of types at its commas outside of brackets, without empty parts. */
export function splitTypes(code: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const character = code.charAt(at);
    const arrow = code[at - 1] === '-' || code[at - 1] === '=';
    if ('([{<'.includes(character)) depth += 1;
    if (')]}'.includes(character) || (character === '>' && !arrow)) depth -= 1;
    if (character === ',' && depth === 0) {
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
