import styles from './styles.module.css';

interface EndpointProps {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}

/** An HTTP method and path, for reference pages. */
export default function Endpoint({method, path}: EndpointProps) {
  return (
    <code>
      <span className={styles.method}>{method}</span> {path}
    </code>
  );
}
