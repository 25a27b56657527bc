import {links} from '../../site/links';

/** The address of the form `.github/ISSUE_TEMPLATE/search.yml`, filled in, for a query that found nothing. */
export function missingResultsUrl({query}: {query: string}): string {
  const url = new URL(links.newDocsIssue);
  url.searchParams.set('template', 'search.yml');
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  url.searchParams.set('query', query);
  return url.href;
}
