import Link from '@docusaurus/Link';
import SearchField from '@site/src/components/SearchField';
import {useSearchClient} from '@site/src/search-ui/client/useSearchClient';
import {useSearchLink} from '@site/src/search-ui/useSearchLink';
import styles from './styles.module.css';

const EXAMPLES = ['EINSUFFICIENT_BALANCE', 'refund an escrow', 'msg.sender'];

export default function Find() {
  const searchLink = useSearchLink();
  const {engine} = useSearchClient();
  return (
    <>
      <SearchField placeholder="An error, a command or a term from another chain" />
      <p className={styles.examples}>
        Try
        {EXAMPLES.map((query) => (
          <Link key={query} to={searchLink(query)}>
            {query}
          </Link>
        ))}
        {engine === 'embedded' && <span>Search runs on this device.</span>}
      </p>
    </>
  );
}
