// Change: ejected. The same spinner after a delay, error text and Retry button, in our colours: the theme's have
// too little contrast and are fixed to one mode.
import {type ComponentProps} from 'react';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: ComponentProps<typeof LoadingType>) {
  if (error) {
    return (
      <main className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button className="button button--secondary" type="button" onClick={retry}>
          Retry
        </button>
      </main>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
