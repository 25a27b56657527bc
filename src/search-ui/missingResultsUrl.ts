import {links} from '../site/links';

/** The address of the prefilled form `.github/ISSUE_TEMPLATE/search.yml`, for a query without results. */
export function missingResultsUrl({query}: {query: string}): string {
  const url = new URL(links.newDocsIssue);
  url.searchParams.set('template', 'search.yml');
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  url.searchParams.set('query', query);
  return url.href;
}

/** The address of the same form, prefilled for an error that no page explains. Its beginning is enough. */
export const missingErrorUrl = (message: string): string => missingResultsUrl({query: message.slice(0, 500)});
