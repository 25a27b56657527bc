/** A line-by-line difference: `-` what was expected, `+` what came. Lines with `…` count as equal where they match. */
export function diffLines(expected: string, got: string): string {
  const a = expected.split('\n');
  const b = got.split('\n');
  const common = commonLines(a, b);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && common[i]?.[j] !== undefined && same(a[i] ?? '', b[j] ?? '')) {
      lines.push(`  ${b[j]}`);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push(`- ${a[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${b[j]}`);
      j += 1;
    }
  }
  return lines.join('\n');
}

/** Lengths of the longest common runs from each pair of lines on. */
function commonLines(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] = same(a[i] ?? '', b[j] ?? '')
        ? (table[i + 1]?.[j + 1] ?? 0) + 1
        : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

const hex = /(0x)?[0-9a-fA-F]{40,}/g;

function same(expected: string, got: string): boolean {
  const pattern = expected
    .replace(hex, '0x#')
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(got.replace(hex, '0x#'));
}
