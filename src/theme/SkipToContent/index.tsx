// Change: stands still at the top of the window. The theme focuses it on every push of a route, at the top of the
// page, and so scrolled there also when only the query string changed.
import SkipToContent from '@theme-original/SkipToContent';
import styles from './styles.module.css';

export default function SkipToContentWrapper() {
  return (
    <div className={styles.fixed}>
      <SkipToContent />
    </div>
  );
}
