import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import pages from '@generated/reference/default/pages.json';
import SearchField from '@site/src/components/SearchField';
import {nearestPages, wordsOf} from './nearest';

export default function List() {
  const {pathname} = useLocation();
  const found = nearestPages(pathname, pages);
  return (
    <>
      <SearchField key={pathname} initial={wordsOf(pathname).join(' ')} />
      {found.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul>
            {found.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link> <code>{page.path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
