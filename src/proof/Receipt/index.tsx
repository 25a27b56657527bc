import {useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import Copyable from '../../components/Copyable';
import type {PageProof} from '../ProofMark/model';
import {explain, frameworkOf, meaningOf, toolOf, type ExplainedBlock} from './explain';
import {scriptCommand} from './scriptCommand';
import styles from './styles.module.css';

interface ReceiptProps {
  hash: string;
  block: ExplainedBlock;
  /** Null on a page that was never proven. */
  proof: PageProof | null;
}

/** The receipt of a block: how it was proven, with which tool, and when. */
export default function Receipt({hash, block, proof}: ReceiptProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [command, setCommand] = useState<string>();
  // In braces: newer browsers return a promise, which React would take for a clean-up.
  useEffect(() => {
    ref.current?.scrollIntoView({block: 'nearest'});
  }, [command]);
  useEffect(() => {
    if (proof?.script && ref.current) setCommand(scriptCommand(proof.script, ref.current));
  }, [proof]);
  const facts = [
    ['Tool', proof && toolOf(block, proof)],
    ['Framework', proof && frameworkOf(block, proof)],
    ['Date', proof?.date],
    ['In the browser', block.program && (block.runsHere ? 'proven' : 'not proven')],
    ['Block', <code key={hash}>{hash}</code>],
  ] as const;
  return (
    <div ref={ref} className={styles.receipt}>
      <p className={styles.what}>
        {proof ? explain(block, proof) : 'Not run: this page has not been proven'}. {meaningOf(block)}
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {command && (
        <p className={styles.script}>
          To start after this section, run all code of the page up to here, on a localnet:{' '}
          <Copyable>
            <code>{command}</code>
          </Copyable>
        </p>
      )}
      <p className={styles.links}>
        {proof?.script && (
          <a href={proof.script} download>
            Download this page as a script
          </a>
        )}
        <Link to="/handbook-for-newcomers#marks">How the code blocks were checked</Link>
      </p>
    </div>
  );
}
