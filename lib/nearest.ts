import leven from 'leven';

/** The most similar of some names to a misspelled one; undefined when none is close. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({name, distance: leven(word, name)}))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.name : undefined;
}
