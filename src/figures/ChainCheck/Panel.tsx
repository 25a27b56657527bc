import {useEffect, useId, useRef, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Copyable from '@site/src/components/Copyable';
import Icon from '@site/src/components/Icon';
import NetworkSelect, {allowedNetworks, useNetwork} from '@site/src/network/NetworkSelect';
import NoticeText from '@site/src/network/NoticeText';
import {isInField} from '@site/src/isTyping';
import type {Notice} from '@site/src/network/explainFailure';
import {postRequest, sendToNetwork} from '@site/src/network/sendToNetwork';
import type {Network} from '@site/cedra/networks/model';
import {checkAccount, checkNetwork, readAddress, type Expectation, type Finding, type Send} from './check';
import styles from './styles.module.css';

/** Requests through the gate that programs use. */
const sender =
  (network: Network, onNotice: (notice: Notice) => void): Send =>
  async (url, body) => {
    const request = body === undefined ? {method: 'GET', url, headers: []} : postRequest(url, body);
    const response = await sendToNetwork(request, {network, others: allowedNetworks, onNotice});
    if (!('status' in response)) return undefined;
    try {
      return {status: response.status, json: JSON.parse(new TextDecoder().decode(response.body))};
    } catch {
      return {status: response.status, json: undefined};
    }
  };

interface AddressFieldProps {
  whose: string | undefined;
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
        <code>cedra config show-profiles</code> shows it as <code>account</code>. Only this browser and the
        network’s node get it.
      </small>
    </div>
  );
}

const Findings = ({findings}: {findings: readonly Finding[]}) => (
  <ul className={styles.findings}>
    {findings.map(({isRight, text, command}) => (
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
);

interface Outcome {
  text: string;
  findings?: readonly Finding[];
  notice?: Notice;
}

/** The form of the check, and what it found. */
export default function Panel(expected: Expectation) {
  const {whose} = expected;
  const [network, setNetwork] = useNetwork();
  const [storedAddress, addressSlot] = useStorageSlot(`address.${whose ?? 'own'}`);
  const [typed, setTyped] = useState(storedAddress ?? '');
  const [outcome, setOutcome] = useState<Outcome>({text: ''});
  /** The number of the last check: the answers of earlier ones are ignored. */
  const latest = useRef(0);
  const needsAddress = Object.keys(expected).length > 0;
  const address = readAddress(typed);
  const canCheck = !needsAddress || address !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const [startsAtOnce] = useState(canCheck);

  async function check(): Promise<void> {
    latest.current++;
    const current = latest.current;
    if (!canCheck) {
      setOutcome({text: 'This is not an address. An address has up to 64 digits and letters a to f.'});
      return;
    }
    if (address) addressSlot.set(address);
    setOutcome({text: 'Checking…'});
    let notice: Notice | undefined;
    const send = sender(network, (next) => (notice = next));
    const found = await checkNetwork(network, send);
    const others =
      found?.isRight && address && needsAddress ? await checkAccount(network, address, expected, send) : [];
    if (current !== latest.current) return;
    const findings = [...(found ? [found] : []), ...others];
    const text =
      found === undefined
        ? `The node of ${network.label} does not respond.`
        : findings.every(({isRight}) => isRight)
          ? 'It worked.'
          : 'Something is missing.';
    setOutcome({text, findings, notice});
  }

  // What was found for another network or address no longer holds.
  useEffect(
    () => () => {
      latest.current++;
      setOutcome({text: ''});
    },
    [network.id, typed],
  );

  // The button that opened the panel is gone: the focus moves into it, and what needs no input is checked at once.
  useEffect(() => {
    form.current?.scrollIntoView({block: 'nearest'});
    if (!isInField()) form.current?.querySelector<HTMLElement>('input, select')?.focus();
    if (startsAtOnce) form.current?.requestSubmit();
  }, [startsAtOnce]);

  // What was found may be below the window, but a reader who types is elsewhere.
  useEffect(() => {
    if (outcome.text) form.current?.scrollIntoView({block: 'nearest'});
  }, [outcome]);

  function submit(event: {preventDefault: () => void}): void {
    event.preventDefault();
    void check();
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={submit} aria-label="Did it work?">
      {needsAddress && <AddressField whose={whose} value={typed} onChange={setTyped} />}
      <div className={styles.controls}>
        <NetworkSelect network={network} onChange={setNetwork} />
        <button type="submit" className="button button--primary button--sm">
          Check
        </button>
      </div>
      <div role="status">
        <p>{outcome.text}</p>
        {outcome.findings && <Findings findings={outcome.findings} />}
      </div>
      {outcome.notice && outcome.findings?.length === 0 && <NoticeText notice={outcome.notice} />}
    </form>
  );
}
