import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {Account, SigningSchemeInput, type Signature} from '@cedra-labs/ts-sdk';
import {derive, toHex, type Kind} from './derive';
import styles from './styles.module.css';

const kinds: readonly {kind: Kind; name: string}[] = [
  {kind: 'ed25519', name: 'Ed25519'},
  {kind: 'single-ed25519', name: 'Ed25519 as a single key'},
  {kind: 'single-secp256k1', name: 'Secp256k1'},
];

interface Made {
  account: Account;
  privateKey: string;
  publicKey: Uint8Array;
}

function generate(kind: Kind): Made {
  if (kind === 'ed25519') {
    const account = Account.generate();
    return {
      account,
      privateKey: account.privateKey.toString(),
      publicKey: account.publicKey.toUint8Array(),
    };
  }
  const account =
    kind === 'single-ed25519'
      ? Account.generate({legacy: false})
      : Account.generate({scheme: SigningSchemeInput.Secp256k1Ecdsa});
  return {
    account,
    privateKey: account.privateKey.toString(),
    publicKey: account.publicKey.publicKey.toUint8Array(),
  };
}

/** A key, the way from it to an address, and a signature that can be broken. */
export default function Tool(): ReactNode {
  const [kind, setKind] = useState<Kind>('ed25519');
  const [made, setMade] = useState(() => generate(kind));
  const [count, setCount] = useState(1);
  const [revealed, setRevealed] = useState(false);
  const [message, setMessage] = useState('Hello, Cedra');
  const [signature, setSignature] = useState<Signature>();
  const first = useRef<HTMLInputElement>(null);
  const id = useId();

  const {account, privateKey, publicKey} = made;
  const {steps, address} = useMemo(() => derive(kind, publicKey), [kind, publicKey]);
  const agrees = address === account.accountAddress.toString();
  const bytes = new TextEncoder().encode(message);
  const valid = signature && account.verifySignature({message: bytes, signature});

  // The button that was pressed is gone, so the focus goes to what came in its place.
  useEffect(() => first.current?.focus({preventScroll: true}), []);

  function make(next: Kind) {
    setKind(next);
    setMade(generate(next));
    setCount(count + 1);
    setRevealed(false);
    setSignature(undefined);
  }

  return (
    <div className={styles.tool}>
      <div className={styles.bar}>
        <fieldset className={styles.kinds}>
          <legend>Kind of key</legend>
          {kinds.map((each, index) => (
            <label key={each.kind}>
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={`${id}-kind`}
                checked={kind === each.kind}
                onChange={() => make(each.kind)}
              />
              {each.name}
            </label>
          ))}
        </fieldset>
        <button className={styles.button} type="button" onClick={() => make(kind)}>
          Another key
        </button>
      </div>

      <ol className={styles.steps}>
        {steps.map(({name, note, bytes: shown}) => (
          <li key={name}>
            <span className={styles.name}>{name}</span> <span className={styles.muted}>{note}</span>
            <code className={styles.hex}>{toHex(shown)}</code>
          </li>
        ))}
      </ol>
      <p className={styles.result} role="status">
        <span className={styles.name}>Address of account {count}</span>{' '}
        <span className={styles.muted}>
          {agrees ? 'The SDK derives the same.' : 'The SDK derives another: please report it.'}
        </span>
        <code className={styles.hex}>{address}</code>
      </p>

      <div className={styles.sign}>
        <label htmlFor={`${id}-message`}>Message</label>
        <div className={styles.row}>
          <input
            id={`${id}-message`}
            className={styles.input}
            type="text"
            autoComplete="off"
            maxLength={80}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <button className={styles.button} type="button" onClick={() => setSignature(account.sign(bytes))}>
            Sign
          </button>
        </div>
        <p className={styles.verdict} data-valid={valid} role="status">
          {valid === undefined
            ? 'Not signed yet.'
            : valid
              ? 'The signature is valid for this message and this key. Now change a letter.'
              : 'The signature is not valid: the message is not the one that was signed.'}
        </p>
        <code className={styles.signature} aria-label="Signature">
          {signature ? toHex(rawSignature(signature)) : '…'}
        </code>
      </div>

      <div className={styles.secret}>
        <button
          className={styles.button}
          type="button"
          aria-expanded={revealed}
          aria-controls={`${id}-secret`}
          onClick={() => setRevealed(!revealed)}>
          {revealed ? 'Hide the private key' : 'Reveal the private key'}
        </button>
        <p id={`${id}-secret`} className={styles.muted}>
          {revealed ? (
            <code className={styles.hex}>{privateKey}</code>
          ) : (
            'It is in the memory of this page only, and gone when you leave. Never use a key from a web page.'
          )}
        </p>
      </div>
    </div>
  );
}

/** The 64 bytes without the head that says which kind they are. */
const rawSignature = (signature: Signature): Uint8Array => signature.bcsToBytes().slice(-64);
