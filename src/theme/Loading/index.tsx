// Change: the colours have enough contrast in both modes, and screen readers announce loading and errors: see
// `deploy/upstream/loading.md`.
import type {ComponentProps} from 'react';
import Loading from '@theme-original/Loading';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

export default function LoadingWrapper(props: ComponentProps<typeof LoadingType>) {
  if (props.error) {
    return (
      <div role="alert" className={styles.failure}>
        <Loading {...props} />
      </div>
    );
  }
  if (!props.pastDelay) return null;
  return (
    <div role="status" aria-label="Loading" className={styles.spinner}>
      <Loading {...props} />
    </div>
  );
}
