import {cliName} from '@site/cedra/proof/marks';
import Icon from '@site/src/components/Icon';
import type {Specimen} from '../Front/model';
import styles from './styles.module.css';

/** A command of the Quick start with its output and receipt. */
export default function Terminal({specimen}: {specimen: Specimen}) {
  const {command, output, hash, proof} = specimen;
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
          <Icon name={proof ? 'cedar-3' : 'cedar-0'} size={18} />{' '}
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
