import {onDemand} from '@site/src/recovery/onDemand';
import {useNear} from '@site/src/hooks/useNear';
import styles from './styles.module.css';

const placeholder = (
  <p className={styles.placeholder}>
    This figure shows a transaction byte by byte. It needs JavaScript; the tables on this page list the same
    fields.
  </p>
);

const Viewer = onDemand(() => import('@site/src/figures/BcsViewer/Viewer'), {
  name: 'The viewer',
  fallback: placeholder,
});

/** Shows a transaction byte by byte; decoder and samples load near the viewport. */
export default function BcsViewer() {
  const {ref, isNear} = useNear<HTMLDivElement>('400px');
  return (
    <div className={styles.frame} ref={ref}>
      {isNear ? <Viewer /> : placeholder}
    </div>
  );
}
