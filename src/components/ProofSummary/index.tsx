import {useContext} from 'react';
import Link from '@docusaurus/Link';
import {ProofContext} from '../ProofMark/context';
import {summarise} from './summarise';
import styles from './styles.module.css';

/** One line at the foot of a page: its proof levels, and the script to repeat the proof. */
export default function ProofSummary() {
  const proof = useContext(ProofContext);
  if (!proof || Object.keys(proof.blocks).length === 0) return null;
  return (
    <p className={styles.summary}>
      <Link to="/cli/usage#marks">Proven</Link>: {summarise(proof)}
      {proof.script && (
        <>
          {' '}
          <a href={proof.script} download>
            Run this page
          </a>{' '}
          on your own machine.
        </>
      )}
    </p>
  );
}
