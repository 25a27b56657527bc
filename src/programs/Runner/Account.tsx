import {useState} from 'react';
import {fund, createAccount, useTrialAccount} from '@site/src/programs/account';
import type {Notice} from '@site/src/network/explainFailure';
import type {Network} from '@site/cedra/networks/model';
import NoticeText from '@site/src/network/NoticeText';
import styles from './styles.module.css';

interface AccountProps {
  /** The program imports the account. */
  isNeeded: boolean;
  network: Network;
}

/** A throwaway account: created in the page, funded by the network's faucet, and gone with the page. */
export default function Account({isNeeded, network}: AccountProps) {
  const account = useTrialAccount();
  const [state, setState] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    setNotice(undefined);
    setState(`Requesting coins from the ${network.label} faucet…`);
    try {
      const isFunded = await fund(account ?? (await createAccount()), network, setNotice);
      setState(
        isFunded
          ? `Funded with up to 1 Cedra on ${network.label}.`
          : 'Created, but the faucet did not fund it.',
      );
    } catch (error) {
      console.warn('The account could not be created.', error);
      setState('The SDK could not be loaded. Are you offline?');
    }
    setBusy(false);
  }

  return (
    <details className={styles.account} open={isNeeded || undefined}>
      <summary>Test account</summary>
      <p>
        Your program can use it: <code>import {'{account}'} from './account.js'</code>. It exists only in the
        memory of this page and is lost when you leave. Never paste your own key into a program here.
      </p>
      <button
        className="button button--secondary button--sm"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || press())}>
        {account ? `Fund it on ${network.label}` : `Create an account and fund it on ${network.label}`}
      </button>
      {account && <code className={styles.address}>{account.address}</code>}
      <p role="status">{state}</p>
      {notice && <NoticeText notice={notice} />}
    </details>
  );
}
