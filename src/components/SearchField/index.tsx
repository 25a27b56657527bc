import type {SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {useSearchLink} from '@site/src/search-ui/useSearchLink';
import {searchSettings} from '@site/src/site/search';
import {usePastedError} from '@site/src/error-answer/usePastedError';
import styles from './styles.module.css';

interface SearchFieldProps {
  initial?: string;
  placeholder?: string;
}

/** A search field that opens the results page, even without scripts. */
export default function SearchField({initial, placeholder}: SearchFieldProps) {
  const history = useHistory();
  const searchLink = useSearchLink();
  const {onPaste} = usePastedError();
  function search(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query === 'string') history.push(searchLink(query));
  }
  return (
    <form className={styles.form} role="search" action={searchLink('').split('?')[0]} onSubmit={search}>
      <input
        className={clsx('text-field', styles.input)}
        type="search"
        name="q"
        maxLength={searchSettings.maxQueryLength}
        onPaste={onPaste}
        defaultValue={initial}
        placeholder={placeholder}
        aria-label="Search the documentation"
      />
      <button className="button button--secondary">Search</button>
    </form>
  );
}
