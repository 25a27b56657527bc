import {Feed} from 'feed';
import {escapeHtml} from '../../lib/html';
import type {History} from './history';

/** A page that may have changed. */
export interface Page {
  title: string;
  /** Its public address. */
  url: string;
  /** Its file, by the path that the history knows. */
  file: string;
}

/** Whose feed it is. */
export interface Site {
  title: string;
  author: string;
  language: string;
  url: string;
  /** Address of the feed itself. */
  feedUrl: string;
}

/** As many pages as the feed names. */
export const FEED_LENGTH = 50;

/** The pages that changed last, as Atom: when, and what the commit says of it. */
export function changesFeed(pages: readonly Page[], {changes, complete}: History, site: Site): string {
  const entries = pages
    .flatMap((page) => {
      const change = changes.get(page.file);
      return change ? [{...page, ...change}] : [];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime() || a.url.localeCompare(b.url))
    .slice(0, FEED_LENGTH);
  const feed = new Feed({
    id: site.feedUrl,
    title: `${site.title}: changed pages`,
    description: complete
      ? 'The pages that changed last, with what changed.'
      : 'This copy of the site was built without its full history: older changes are missing.',
    link: site.url,
    language: site.language,
    updated: entries[0]?.date,
    author: {name: site.author},
    feedLinks: {atom: site.feedUrl},
    generator: false,
  });
  for (const {title, url, commit, date, subject} of entries) {
    // The same page after another change is another entry: readers show it again.
    const id = `${url}#changed-by-${commit}`;
    feed.addItem({id, title: escapeHtml(title), link: url, date, description: escapeHtml(subject)});
  }
  return feed.atom1();
}
