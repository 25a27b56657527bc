import type {ComponentProps} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSingleKeys} from '@site/src/hooks/useSingleKeys';
import {isApple} from './isApple';
import styles from './SearchButton.module.css';

/** The button that opens the search. The button of DocSearch would add the modal to the main bundle. */
export default function SearchButton(props: ComponentProps<'button'>) {
  const isBrowser = useIsBrowser();
  const [singleKeysAreOn] = useSingleKeys();
  const apple = isBrowser && isApple();
  const keys = apple ? 'Meta+K' : 'Control+K';
  return (
    <button
      type="button"
      className={`DocSearch plain-button ${styles.button}`}
      aria-label="Search"
      aria-keyshortcuts={singleKeysAreOn ? `${keys} /` : keys}
      {...props}>
      <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="m14.4 14.4 4.1 4.1M16.5 9a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.label}>Search</span>
      <kbd className={styles.keys}>{isBrowser ? (apple ? '⌘ K' : 'Ctrl K') : null}</kbd>
    </button>
  );
}
