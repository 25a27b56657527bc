// Change: puts the page's actions (copy, Markdown) into the row of the breadcrumbs, where they need no space of their own.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '@site/src/components/PageActions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithActions() {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}
