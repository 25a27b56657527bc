import {useEffect, useId, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnswerCard from '@site/src/error-answer/AnswerCard';
import {type Explain, loadExplain} from '@site/src/error-answer/explainError';
import {useEarlyText} from '@site/src/hooks/useEarlyText';
import {missingResultsUrl} from '@site/src/search-ui/missingResultsUrl';
import {useSearchLink} from '@site/src/search-ui/useSearchLink';
import styles from './styles.module.css';

/** Longest beginning of an error in the form that reports it, in characters. */
const MAX_REPORTED = 500;

/**
 * Finds the entries of this page that explain a pasted error, or that of the address: see `pastedError.ts`. Nothing leaves the
 * browser.
 */
export default function ErrorLookup() {
  const {search} = useLocation();
  const [typed, setTyped] = useState<{text: string; search: string}>();
  // The server does not know the address.
  const isBrowser = useIsBrowser();
  const given = (isBrowser && new URLSearchParams(search).get('error')) || '';
  const text = typed?.search === search ? typed.text : given;
  const [lookUp, setLookUp] = useState<Explain>();
  const [isMissing, setIsMissing] = useState(false);
  const searchLink = useSearchLink();
  const id = useId();
  const findings = lookUp?.(text) ?? [];
  const isKnown = findings.some(({isNear}) => !isNear);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (next: string) => setTyped({text: next, search});
  useEarlyText(field, text, change);

  // After the page, so that the lookup works without a network later.
  useEffect(() => {
    loadExplain().then(
      (explain) => setLookUp(() => explain),
      () => setIsMissing(true),
    );
  }, []);

  return (
    <div className={styles.lookup} data-markdown="skip">
      <label htmlFor={id}>Paste an error message, name or code</label>
      <textarea
        ref={field}
        id={id}
        className="text-field"
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
        placeholder="Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004)"
      />
      <noscript>The field needs JavaScript. The lists below have most of them.</noscript>
      <div role="status" className={styles.count}>
        {isMissing && 'The errors could not be loaded. Reload the page to use this field.'}
        {isKnown && `${findings.length} found`}
        {lookUp && text.trim() && !isKnown && (
          <>
            This error is not in the list{findings.length > 0 && '; the nearest are below'}.{' '}
            <Link to={searchLink(text.trim())}>Search for its words</Link>, or{' '}
            <Link to={missingResultsUrl({query: text.trim().slice(0, MAX_REPORTED)})}>report it</Link>.
          </>
        )}
      </div>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.href} ${finding.name}`}>
            <AnswerCard finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  );
}
