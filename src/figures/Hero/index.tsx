import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import site from '@generated/receipts/default/site.json';
import {product} from '@site/src/site/product';
import Terminal from './Terminal';
import styles from './styles.module.css';

/** The top of the front page: a headline, an introduction, the first step, and a command with its receipt. */
export default function Hero({children}: {children: ReactNode}) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.promise} data-markdown="skip">
          Your own chain in ten minutes.
        </p>
        {children}
        <p className={styles.actions} data-markdown="skip">
          <Link className="button button--primary button--lg" to="#quick-start">
            Start building
          </Link>
          <Link className="button button--secondary button--lg" to="/intro">
            What is {product.name}?
          </Link>
        </p>
        <p data-markdown="skip">
          Do you know Move? <Link to="/intro#how-it-differs">See how {product.name} differs</Link>. If not,{' '}
          <Link to="/move">learn Move</Link>.
        </p>
      </div>
      <Terminal example={site.example} />
    </div>
  );
}
