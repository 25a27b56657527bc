/** A page that a lost reader may have meant. */
export interface Page {
  path: string;
  title: string;
}

function words(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== 'html' && word !== 'index');
}

/** Number of letters to insert, delete or replace to get from one word to the other. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      current[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** From 0 (nothing in common) to 1 (the same word); a shared beginning such as `validator(s)` counts as a typo. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest ? 1 - editDistance(a, b) / longest : 0;
}

/** How well a page answers the words of a path: each asked word counts by its best match, the last ones most. */
function score(asked: string[], page: Page): number {
  const offered = [...words(page.path), ...words(page.title)];
  let sum = 0;
  asked.forEach((word, i) => {
    const best = Math.max(0, ...offered.map((other) => likeness(word, other)));
    // Below this, two words are alike by chance only.
    if (best > 0.65) sum += best * (i + 1);
  });
  // Of two pages that match alike, the one with fewer other words is the nearer.
  return sum && sum - offered.length / 1000;
}

/** The pages whose paths and titles come nearest to a path that does not exist; none when nothing is alike. */
export function nearestPages(path: string, pages: readonly Page[], limit = 3): Page[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed path is searched as it is.
  }
  const asked = words(decoded);
  return pages
    .map((page) => ({page, score: score(asked, page)}))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((entry) => entry.page);
}
