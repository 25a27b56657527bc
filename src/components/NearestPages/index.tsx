import useIsBrowser from '@docusaurus/useIsBrowser';
import {onDemand} from '@site/src/recovery/onDemand';
import styles from './styles.module.css';

const List = onDemand(() => import('./List'), {what: 'The list of similar pages'});

/** Links to the pages that a reader with a wrong address may have meant; the list of pages loads on demand. */
export default function NearestPages() {
  // The server knows no wrong address: it draws one document for all of them.
  const isBrowser = useIsBrowser();
  return (
    <div aria-live="polite" className={styles.nearest}>
      {isBrowser && <List />}
    </div>
  );
}
