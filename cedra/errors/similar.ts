/** Words that tell one error from another. */
const WORD = /[a-z][a-z_]{3,}/g;

const MAX_SIMILAR = 3;
/** The least number of words that must be shared, unless the text has fewer. */
const MIN_SHARED = 2;

/**
 * The entries that share the most telling words with a text.
 * @param line the text in lower case
 * @param textOf the words of an entry
 * @returns at most three, the best first; none when no entry shares two words
 */
export function mostSimilar<Entry>(
  line: string,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): Entry[] {
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(WORD) ?? []);
  const asked = wordsIn(line);
  const all = entries.map((entry) => ({entry, words: wordsIn(textOf(entry))}));
  const occurrences = new Map<string, number>();
  for (const {words} of all)
    for (const word of words) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
  return all
    .map(({entry, words}) => {
      const shared = [...asked].filter((word) => words.has(word));
      // A word of many entries tells little.
      const score = shared.reduce((sum, word) => sum + 1 / (occurrences.get(word) ?? 1), 0);
      return {entry, score: shared.length >= Math.min(MIN_SHARED, asked.size) ? score : 0};
    })
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_SIMILAR)
    .map(({entry}) => entry);
}
