import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {nearestPages, type Page} from './nearest';
import styles from './styles.module.css';

/** Links to the pages that a reader with a wrong address may have meant; the list of pages loads on demand. */
export default function NearestPages() {
  const {pathname} = useLocation();
  const [found, setFound] = useState<{pathname: string; pages: Page[]}>();

  useEffect(() => {
    let stale = false;
    import('@generated/page-index/default/pages.json').then(
      ({default: pages}) => {
        if (!stale) setFound({pathname, pages: nearestPages(pathname, pages)});
      },
      (error: unknown) => console.warn('The list of pages did not load:', error),
    );
    return () => {
      stale = true;
    };
  }, [pathname]);

  const pages = found?.pathname === pathname ? found.pages : [];
  return (
    <div aria-live="polite" className={styles.nearest}>
      {pages.length > 0 && (
        <>
          <p>You may have meant:</p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link> <code>{page.path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
