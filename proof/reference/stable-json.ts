/** JSON for committed data: small leaves on one line each, so that a change is a line of the diff. */
export function stableJson(data: unknown): string {
  return `${format(data, '')}\n`;
}

function format(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= 120 || isLeaf(value))
    return flat;
  const inside = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((each) => `${inside}${format(each, inside)}`)
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${inside}${JSON.stringify(key)}: ${format(each, inside)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** One option or one abort code: an object without large parts. */
function isLeaf(value: object): boolean {
  return 'long' in value || 'reason' in value;
}
