// Change: adds the page's actions (copy, Markdown) to the row of the breadcrumbs, which saves a row.
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '@site/src/components/PageActions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithActions() {
  const isHome = useLocation().pathname === useBaseUrl('/');
  return (
    <div className={clsx(styles.row, isHome && styles.home)}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}
