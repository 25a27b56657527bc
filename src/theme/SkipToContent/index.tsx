// Change: fixed at the top of the window. The theme focuses it on every route change; at the top of the page, that
// scrolled there even if only the query string changed.
import SkipToContent from '@theme-original/SkipToContent';
import styles from './styles.module.css';

export default function SkipToContentWrapper() {
  return (
    <div className={styles.fixed}>
      <SkipToContent />
    </div>
  );
}
