import {links} from '../../site/links';

/** An issue form that is filled in, for a query that found nothing. */
export function missingResultsUrl({query}: {query: string}): string {
  const url = new URL(links.newDocsIssue);
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  url.searchParams.set('body', `I searched for "${query}" and expected to find …`);
  return url.href;
}
