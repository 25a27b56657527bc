import {useEffect, useRef, useState, type ComponentType} from 'react';
import {loadCode} from '@site/src/recovery/loadCode';
import styles from './styles.module.css';

type Loading = 'waiting' | 'failed' | {Viewer: ComponentType};

/** A transaction byte by byte; the decoder and its samples load when the figure comes near the screen. */
export default function BcsViewer() {
  const place = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState<Loading>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loadCode(() => import('./Viewer')).then(
          ({default: Viewer}) => !gone && setLoading({Viewer}),
          () => !gone && setLoading('failed'),
        );
      },
      {rootMargin: '400px'},
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [attempt]);

  return (
    <div className={styles.frame} ref={place}>
      {typeof loading === 'object' ? (
        <loading.Viewer />
      ) : loading === 'failed' ? (
        <p className={styles.placeholder} role="alert">
          The viewer could not be loaded.{' '}
          <button
            className={styles.choice}
            type="button"
            onClick={() => {
              setLoading('waiting');
              setAttempt(attempt + 1);
            }}>
            Try again
          </button>
        </p>
      ) : (
        <p className={styles.placeholder}>
          Here a transaction is taken apart byte by byte. The figure needs JavaScript; the tables on this page
          list the same fields.
        </p>
      )}
    </div>
  );
}
