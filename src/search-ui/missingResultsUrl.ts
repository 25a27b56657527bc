import {links} from '../site/links';

/** The address of the prefilled form `.github/ISSUE_TEMPLATE/search.yml`, for a query without results. */
export function missingResultsUrl({query}: {query: string}): string {
  const url = new URL(links.newDocsIssue);
  url.searchParams.set('template', 'search.yml');
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  url.searchParams.set('query', query);
  return url.href;
}
