import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import pages from '@generated/page-index/default/pages.json';
import {nearestPages} from './nearest';

export default function List() {
  const found = nearestPages(useLocation().pathname, pages);
  if (found.length === 0) return null;
  return (
    <>
      <p>You may have meant:</p>
      <ul>
        {found.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{page.title}</Link> <code>{page.path}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
