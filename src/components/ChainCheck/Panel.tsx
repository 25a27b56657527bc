import {useEffect, useId, useRef, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Copyable from '@site/src/components/Copyable';
import Icon from '@site/src/components/Icon';
import NoticeText from '@site/src/components/Runner/NoticeText';
import {sendToNetwork, type Notice} from '@site/src/run/requests';
import {networkOf, networks, type Network} from '@site/src/site/networks';
import {checkAccount, checkNetwork, readAddress, type Expectation, type Finding, type Send} from './check';
import type {ChainCheckProps} from '.';
import styles from './styles.module.css';

const encoder = new TextEncoder();

/** Requests through the gate that programs use. */
const sender =
  (network: Network, onNotice: (notice: Notice) => void): Send =>
  async (url, body) => {
    const response = await sendToNetwork(
      {
        method: body === undefined ? 'GET' : 'POST',
        url,
        headers: body === undefined ? [] : [['content-type', 'application/json']],
        ...(body !== undefined && {body: encoder.encode(JSON.stringify(body)).buffer}),
      },
      {network, others: networks, onNotice},
    );
    if (!('status' in response)) return undefined;
    const text = new TextDecoder().decode(response.body);
    try {
      return {status: response.status, json: JSON.parse(text)};
    } catch {
      return {status: response.status, json: undefined};
    }
  };

/** Checks a network and, if the page expects something of it, an account. */
function useCheck(network: Network, address: string | undefined, expected: Expectation) {
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [notice, setNotice] = useState<Notice>();
  const [state, setState] = useState('');

  async function check(): Promise<void> {
    setState('Checking…');
    setFindings(undefined);
    setNotice(undefined);
    const found = await checkNetwork(network, sender(network, setNotice));
    const others =
      found?.isRight && address && Object.keys(expected).length > 0
        ? await checkAccount(network, address, expected, sender(network, setNotice))
        : [];
    const all = [...(found ? [found] : []), ...others];
    setFindings(all);
    setState(
      found === undefined
        ? `The node of ${network.label} does not respond.`
        : all.every(({isRight}) => isRight)
          ? 'It worked.'
          : 'Something is missing.',
    );
  }
  return {findings, notice, state, setState, check};
}

/** The form of the check, and what it found. */
export default function Panel({whose, ...expected}: ChainCheckProps) {
  // The stored choice of `NetworkTabs`.
  const [storedNetwork, networkSlot] = useStorageSlot('docusaurus.tab.network');
  const network = networks.find((each) => each.id === storedNetwork) ?? networkOf('localnet');
  const [storedAddress, addressSlot] = useStorageSlot(`address.${whose ?? 'own'}`);
  const [typed, setTyped] = useState(storedAddress ?? '');
  const needsAddress = Object.keys(expected).length > 0;
  const address = readAddress(typed);
  const canCheck = !needsAddress || address !== undefined;
  const {findings, notice, state, setState, check} = useCheck(network, address, expected);
  const form = useRef<HTMLFormElement>(null);
  const [startsAtOnce] = useState(canCheck);

  // The button that opened the panel is gone: the focus moves into it, and what needs no input is checked at once.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
    if (startsAtOnce) form.current?.requestSubmit();
  }, [startsAtOnce]);

  function submit(event: {preventDefault: () => void}): void {
    event.preventDefault();
    if (!canCheck) {
      setState('This is not an address. An address has up to 64 digits and letters a to f.');
      return;
    }
    if (address) addressSlot.set(address);
    void check();
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={submit} aria-label="Did it work?">
      {needsAddress && <AddressField whose={whose} value={typed} onChange={setTyped} />}
      <div className={styles.controls}>
        <label>
          Network{' '}
          <select
            className="text-field"
            value={network.id}
            onChange={({target}) => networkSlot.set(target.value)}>
            {networks.map(({id: value, label}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button--primary button--sm">
          Check
        </button>
      </div>
      <div role="status">
        <p>{state}</p>
        <ul className={styles.findings}>
          {findings?.map(({isRight, text, command}) => (
            <li key={text}>
              <Icon name={isRight ? 'check' : 'x'} size={16} /> {text}{' '}
              {command && (
                <Copyable>
                  <code>{command}</code>
                </Copyable>
              )}
            </li>
          ))}
        </ul>
      </div>
      {notice && findings?.length === 0 && <NoticeText notice={notice} />}
    </form>
  );
}

interface AddressFieldProps {
  whose: ChainCheckProps['whose'];
  value: string;
  onChange: (value: string) => void;
}

function AddressField({whose, value, onChange}: AddressFieldProps) {
  const id = useId();
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{whose ? `${whose}’s address` : 'Your account’s address'}</label>
      <input
        id={id}
        className="text-field"
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={({target}) => onChange(target.value)}
      />
      <small id={`${id}-help`}>
        <code>cedra config show-profiles</code> shows it as <code>account</code>. It stays in this browser.
      </small>
    </div>
  );
}
