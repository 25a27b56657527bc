/** Replaces the lines between the markers of a region; the markers stay. Undefined when there is no such region. */
export function replaceRegion(file: string, region: string, text: string): string | undefined {
  const lines = file.split('\n');
  const [start, end] = findRegion(lines, region);
  if (start < 0 || end < start) return undefined;
  return [...lines.slice(0, start + 1), text.replace(/\n$/, ''), ...lines.slice(end)].join('\n');
}

/** Lines of a region's two markers, from 0; -1 for a marker that is missing. */
export function findRegion(lines: readonly string[], region: string): [start: number, end: number] {
  const marks = (line: string, word: string): boolean =>
    new RegExp(`(//|#)\\s*${word}:\\s*${region}\\s*$`).test(line);
  return [
    lines.findIndex((line) => marks(line, 'region')),
    lines.findIndex((line) => marks(line, 'endregion')),
  ];
}
