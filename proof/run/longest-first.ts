import type {Page} from '../page/model';

/**
 * Pages in the order in which a run starts them: a long one that starts last would run alone at the end. How long
 * a page takes is a rough guess: the networks of its own, which it waits for, then what it compiles, then its commands.
 */
export function longestFirst(pages: readonly Page[]): Page[] {
  const seconds = new Map(pages.map((page) => [page, guess(page)]));
  return [...pages].sort((a, b) => (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0));
}

function guess({blocks}: Page): number {
  const code = blocks.map((block) => block.code).join('\n');
  const count = (what: RegExp): number => code.match(what)?.length ?? 0;
  const network = code.includes('run-localnet --test-dir') ? 60 : 0;
  return (
    network +
    8 * count(/\bcedra move (?:test|publish|compile)/g) +
    blocks.filter(({lang}) => lang === 'bash').length
  );
}
