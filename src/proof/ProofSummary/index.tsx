import {useContext} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {ProofContext} from '../ProofMark/context';
import {summarise} from './summarise';
import styles from './styles.module.css';

/** One line at the foot of a page: its proof levels, and the script to repeat the proof. */
export default function ProofSummary() {
  const proof = useContext(ProofContext);
  if (!proof || Object.keys(proof.blocks).length === 0) return null;
  const {grade, proven, details} = summarise(proof);
  return (
    <p className={styles.summary}>
      <Icon name={`proof-${grade}`} size={16} className={styles.icon} />{' '}
      <Link to="/handbook-for-newcomers#marks">{proven}</Link> · {details}
      {proof.script && (
        <>
          {' · '}
          <a href={proof.script} download>
            Download as a script
          </a>
        </>
      )}
    </p>
  );
}
