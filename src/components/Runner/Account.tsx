import {useState} from 'react';
import {fund, createAccount, useTrialAccount} from '@site/src/run/account';
import type {Notice} from '@site/src/run/requests';
import type {Network} from '@site/src/site/networks';
import NoticeText from './NoticeText';
import styles from './styles.module.css';

interface AccountProps {
  /** The program imports the account. */
  isNeeded: boolean;
  network: Network;
  networks: readonly Network[];
}

/** A throw-away account: created in the page, funded by the network's faucet, and gone with the page. */
export default function Account({isNeeded, network, networks}: AccountProps) {
  const account = useTrialAccount();
  const [state, setState] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    setNotice(undefined);
    setState(`Asking the faucet of ${network.label}…`);
    try {
      const isFunded = await fund(account ?? (await createAccount()), network, networks, setNotice);
      setState(isFunded ? `Funded with 1 Cedra on ${network.label}.` : 'Made, but not funded.');
    } catch (error) {
      console.warn('The account could not be made.', error);
      setState('The SDK could not be loaded. Are you offline?');
    }
    setBusy(false);
  }

  return (
    <details className={styles.account} open={isNeeded || undefined}>
      <summary>A trial account</summary>
      <p>
        Your program can use it: <code>import {'{account}'} from './account.js'</code>. It is in the memory of
        this page only, and gone when you leave. Never paste a key of your own into a program here.
      </p>
      <button
        className="button button--secondary button--sm"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || press())}>
        {account ? `Fund it on ${network.label}` : `Make one, and fund it on ${network.label}`}
      </button>
      {account && <code className={styles.address}>{account.address}</code>}
      <p role="status">{state}</p>
      {notice && <NoticeText notice={notice} />}
    </details>
  );
}
