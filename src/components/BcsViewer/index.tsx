import {useEffect, useRef, useState} from 'react';
import {onDemand} from '@site/src/recovery/onDemand';
import styles from './styles.module.css';

const placeholder = (
  <p className={styles.placeholder}>
    Here a transaction is taken apart byte by byte. The figure needs JavaScript; the tables on this page list
    the same fields.
  </p>
);

const Viewer = onDemand(() => import('./Viewer'), {what: 'The viewer', waiting: placeholder});

/** A transaction byte by byte; the decoder and its samples load when the figure comes near the screen. */
export default function BcsViewer() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      {rootMargin: '400px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.frame} ref={place}>
      {isNear ? <Viewer /> : placeholder}
    </div>
  );
}
