import {links} from '../../site/links';

/** What a reader says about a page. */
export interface Feedback {
  helped: boolean;
  title: string;
  permalink: string;
  /** Name of the documentation's version. */
  version: string;
  /** The address's hash: where on the page the reader is. */
  section?: string;
}

/** The address of the form `.github/ISSUE_TEMPLATE/page.yml`, filled in. Nothing is sent before the reader sends it. */
export function feedbackUrl({helped, title, permalink, version, section = ''}: Feedback): string {
  const url = new URL(links.newDocsIssue);
  url.searchParams.set('template', 'page.yml');
  url.searchParams.set('title', helped ? `This helped: ${title}` : `This did not help: ${title}`);
  url.searchParams.set('page', `${permalink}${section} (${version})`);
  return url.href;
}
