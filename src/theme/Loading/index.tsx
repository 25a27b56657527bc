// Change: wraps the fallback of Docusaurus so that its colours have enough contrast in both modes, and so that screen
// readers announce the error.
import type {ComponentProps} from 'react';
import Loading from '@theme-original/Loading';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

export default function LoadingWrapper(props: ComponentProps<typeof LoadingType>) {
  return (
    <div className={props.error ? styles.failure : styles.spinner} role={props.error ? 'alert' : 'status'}>
      <Loading {...props} />
    </div>
  );
}
