import {cliName} from '@site/cedra/marks/marks';
import Icon from '@site/src/components/Icon';
import type {Example} from '../Front/model';
import styles from './styles.module.css';

/** A command of the Quick start with its output and receipt. */
export default function Terminal({example}: {example: Example}) {
  const {command, output, hash, proof} = example;
  return (
    <figure className={styles.terminal} data-markdown="skip" aria-label="A command with its receipt">
      <div className={styles.screen}>
        <pre>
          <code dangerouslySetInnerHTML={{__html: command}} />
        </pre>
        <pre>
          <code dangerouslySetInnerHTML={{__html: output}} />
        </pre>
      </div>
      <figcaption className={styles.slip}>
        <p>
          <Icon name={proof ? 'proof-3' : 'proof-0'} size={18} />{' '}
          {proof ? 'Ran on a local chain, and the output matched' : 'Changed since it last ran'}
        </p>
        <dl>
          {proof && (
            <>
              <dt>Tool</dt>
              <dd>
                {cliName(proof.tools)} ({proof.tools.commit})
              </dd>
              <dt>Date</dt>
              <dd>{proof.date}</dd>
            </>
          )}
          <dt>Block</dt>
          <dd>{hash}</dd>
        </dl>
      </figcaption>
    </figure>
  );
}
