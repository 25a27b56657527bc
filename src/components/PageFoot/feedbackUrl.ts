import {links} from '../../site/links';

export interface Feedback {
  helped: boolean;
  title: string;
  permalink: string;
  version: string;
  /** The hash of the address: the section that the reader is in, unless it is not an id, as in a link to a program. */
  hash?: string;
}

/** The address of the form `.github/ISSUE_TEMPLATE/page.yml`, prefilled. Opening it sends the address to GitHub. */
export function feedbackUrl({helped, title, permalink, version, hash = ''}: Feedback): string {
  const section = /^#[\w-]+$/.test(hash) ? hash : '';
  const url = new URL(links.newDocsIssue);
  url.searchParams.set('template', 'page.yml');
  url.searchParams.set('title', helped ? `This helped: ${title}` : `This did not help: ${title}`);
  url.searchParams.set('page', `${permalink}${section} (${version})`);
  return url.href;
}
