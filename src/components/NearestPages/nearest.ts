import leven from 'leven';

/** A page that can be suggested for an unknown address. */
export interface KnownPage {
  path: string;
  title: string;
}

/** The words of a path, which may be malformed. */
export function wordsOf(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed path is used as it is.
  }
  return decoded
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== 'html' && word !== 'index');
}

/** Similarity from 0 (nothing in common) to 1 (equal); a suffix such as in `validator(s)` counts as a typo. */
function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest ? 1 - leven(a, b) / longest : 0;
}

/** Score of a page for the words of a path: the sum of the best match of each word; later words count more. */
function score(asked: string[], page: KnownPage): number {
  const offered = [...wordsOf(page.path), ...wordsOf(page.title)];
  let sum = 0;
  asked.forEach((word, i) => {
    const best = Math.max(0, ...offered.map((other) => similarity(word, other)));
    // Below this, two words are similar only by chance.
    if (best > 0.65) sum += best * (i + 1);
  });
  // Of two equal matches, the page with fewer words wins.
  return sum && sum - offered.length / 1000;
}

/** At most three pages whose paths and titles are most similar to a path that does not exist; none below the threshold. */
export function nearestPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const asked = wordsOf(path);
  return pages
    .map((page) => ({page, score: score(asked, page)}))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map((entry) => entry.page);
}
