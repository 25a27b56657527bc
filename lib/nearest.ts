import leven from 'leven';

/** The most similar of some names to a misspelled one; undefined when none is close. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const most = Math.max(2, Math.floor(word.length / 3));
  const [best] = names
    .filter((name) => Math.abs(name.length - word.length) <= most)
    .map((name) => ({name, distance: leven(word, name)}))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= most ? best.name : undefined;
}
