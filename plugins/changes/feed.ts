import {Feed} from 'feed';
import {escapeHtml} from '../../lib/html';
import type {FileChange, History} from './history';

export interface FeedPage {
  title: string;
  /** Its public address. */
  url: string;
  /** Path of its file, relative to the site. */
  file: string;
}

export interface FeedSite {
  title: string;
  author: string;
  language: string;
  url: string;
  feedUrl: string;
}

export const FEED_LENGTH = 50;

/** The most recently changed pages, newest first. */
export function recentChanges(
  pages: readonly FeedPage[],
  {changes}: Pick<History, 'changes'>,
  length: number,
): (FeedPage & FileChange)[] {
  return pages
    .flatMap((page) => {
      const change = changes.get(page.file);
      return change ? [{...page, ...change}] : [];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime() || a.url.localeCompare(b.url))
    .slice(0, length);
}

/** The most recently changed pages as an Atom feed, with date and commit subject. */
export function changesFeed(pages: readonly FeedPage[], history: History, site: FeedSite): string {
  const entries = recentChanges(pages, history, FEED_LENGTH);
  const feed = new Feed({
    id: site.feedUrl,
    title: `${site.title}: changed pages`,
    description: history.complete
      ? 'The most recently changed pages, with what changed.'
      : 'This copy of the site was built without its full history: older changes are missing.',
    link: site.url,
    language: site.language,
    updated: entries[0]?.date,
    author: {name: site.author},
    feedLinks: {atom: site.feedUrl},
    generator: false,
  });
  for (const {title, url, commit, date, subject} of entries) {
    // A page that changes again gets a new entry id, so that feed readers show it again.
    const id = `${url}#changed-by-${commit}`;
    feed.addItem({id, title: escapeHtml(title), link: url, date, description: escapeHtml(subject)});
  }
  return feed.atom1();
}
