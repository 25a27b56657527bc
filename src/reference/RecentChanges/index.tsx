import Link from '@docusaurus/Link';
import changes from '@generated/changes/default/recent.json';

/** The last change of a page, from git. */
export interface RecentChange {
  title: string;
  path: string;
  /** `2026-11-23` */
  date: string;
  /** What changed: the subject of the commit. */
  subject: string;
}

/** The pages that changed last; empty where the site was built without its git history. */
export default function RecentChanges() {
  return (
    <ul>
      {changes.map(({title, path, date, subject}) => (
        <li key={path}>
          <time dateTime={date}>{date}</time> <Link to={path}>{title}</Link>: {subject}
        </li>
      ))}
    </ul>
  );
}
