import useIsBrowser from '@docusaurus/useIsBrowser';
import {onDemand} from '@site/src/recovery/onDemand';
import styles from './styles.module.css';

const List = onDemand(() => import('./List'), {name: 'The list of similar pages'});

/** Links to the pages most similar to an unknown address; the list of pages loads on demand. */
export default function NearestPages() {
  // The server renders one document for all unknown addresses.
  const isBrowser = useIsBrowser();
  return (
    <div aria-live="polite" className={styles.nearest}>
      {isBrowser && <List />}
    </div>
  );
}
