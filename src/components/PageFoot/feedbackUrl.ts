import {links} from '../../site/links';

/** Feedback of a reader about a page. */
export interface Feedback {
  helped: boolean;
  title: string;
  permalink: string;
  /** Name of the documentation's version. */
  version: string;
  /** The hash of the address: the section that the reader is in. */
  section?: string;
}

/** The address of the form `.github/ISSUE_TEMPLATE/page.yml`, prefilled. Nothing is sent until the reader submits it. */
export function feedbackUrl({helped, title, permalink, version, section = ''}: Feedback): string {
  const url = new URL(links.newDocsIssue);
  url.searchParams.set('template', 'page.yml');
  url.searchParams.set('title', helped ? `This helped: ${title}` : `This did not help: ${title}`);
  url.searchParams.set('page', `${permalink}${section} (${version})`);
  return url.href;
}
