/** In words. */
const LENGTH = 40;

/** Longer texts are not searched to their end. */
const MAX_TEXT = 40_000;

/** The sentences, items and cells of Markdown without its marks. Headings, lines of proof and the head say nothing. */
const passages = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => !/^(?:#|>|\*Proof:|[|\s:-]*$)/.test(line))
    .flatMap((line) => line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/(?<=[.!?]) (?=[A-Z`*])/))
    .map((text) =>
      text
        .replace(/^\s*(?:[-*]|\d+\.)\s+|[`*|\\]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');

/** Blocks of code, with their fences. */
const CODE = /^ *(`{3,}|~{3,}).*\n[^]*?\n *\1 *$/gm;

/** The beginnings of the words of a query: "estimated" is also "estimate". */
const stems = (words: string): string[] => [
  ...new Set(
    (words.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu) ?? []).map((word) =>
      word.slice(0, Math.max(4, word.length - 2)),
    ),
  ),
];

/** The passage of Markdown, prose if there is some, that has most words of a query, with what follows it, up to 40 words. */
export function excerpt(markdown: string, words: string): string {
  const text = markdown.slice(0, MAX_TEXT);
  const prose = passages(text.replace(CODE, ''));
  const all = prose.length > 0 ? prose : passages(text);
  const wanted = stems(words);
  const scores = all.map((passage) => {
    const lower = passage.toLowerCase();
    return wanted.filter((stem) => lower.includes(stem)).length;
  });
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  const found = all
    .slice(best, best + 5)
    .join(' ')
    .split(' ');
  return found.slice(0, LENGTH).join(' ') + (found.length > LENGTH ? '…' : '');
}
