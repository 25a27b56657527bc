/** Replaces what stands between the marker lines of a region; the markers stay. */
export function replaceRegion(file: string, region: string, text: string): string | undefined {
  const lines = file.split('\n');
  const start = lines.findIndex((line) => marks(line, 'region', region));
  const end = lines.findIndex((line) => marks(line, 'endregion', region));
  if (start < 0 || end < start) return undefined;
  return [...lines.slice(0, start + 1), text.replace(/\n$/, ''), ...lines.slice(end)].join('\n');
}

function marks(line: string, word: 'region' | 'endregion', name: string): boolean {
  return new RegExp(`(//|#)\\s*${word}:\\s*${name}\\s*$`).test(line);
}
