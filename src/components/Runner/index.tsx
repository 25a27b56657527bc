import {useEffect, useRef, useState, type RefObject} from 'react';
import type {EditorView} from '@codemirror/view';
import clsx from 'clsx';
import {codeOfLink, linkHash} from '@packages/run';
import {useStorageSlot} from '@docusaurus/theme-common';
import data from '@generated/run-here/default/programs.json';
import {accountFile, forgetAccount, useTrialAccount} from '@site/src/run/account';
import {keptCode} from '@site/src/run/keptCode';
import {ACCOUNT_FILE} from '@site/src/run/names';
import {hasPrivateKey} from '@site/src/run/privateKey';
import {networks as allNetworks} from '@site/src/site/networks';
import {useCopy} from '@site/src/useCopy';
import Account from './Account';
import {createEditor, replaceCode} from './editor';
import {linkNotice} from './linkNotice';
import Output from './Output';
import {useProgram} from './useProgram';
import {useSettled} from './useSettled';
import styles from './styles.module.css';

interface RunnerProps {
  /** Name of the program on the site: `getting-started-tx/transfer.ts`. */
  program: string;
  /** The code as the page shows it. */
  code: string;
  /** The hash of a link to this program, with other code. */
  hash?: string;
  /** The proof also ran the program in a browser. */
  runsHere?: boolean;
  /** Called with whether the code differs from that of the page. */
  onChanged: (isChanged: boolean) => void;
}

const networks = allNetworks.filter(({id}) => data.networks.includes(id));

const copyLabels = {
  code: {idle: 'Copy', copied: 'Copied', failed: 'Copy failed'},
  link: {idle: 'Copy link', copied: 'Link copied', failed: 'Copy failed'},
};

/** Creates an editor in an element, once. */
function useEditor(box: RefObject<HTMLDivElement | null>, create: (parent: HTMLElement) => EditorView) {
  const editor = useRef<EditorView | null>(null);
  const latest = useRef(create);
  useEffect(() => {
    if (!box.current) return undefined;
    editor.current = latest.current(box.current);
    return () => editor.current?.destroy();
  }, [box]);
  return editor;
}

/** The content of a link: code, unless the link is damaged. */
interface Link {
  code?: string;
  isDamaged?: boolean;
}

/**
 * A program of the page in an editor, where the reader can change it and run it on a network. Nothing is sent before the
 * reader presses a button, even if the program came with a link.
 */
export default function Runner(props: RunnerProps) {
  // A foreign page could lay its own content over the button.
  return window.top === window ? <LinkedRunner {...props} /> : <Framed />;
}

function Framed() {
  return (
    <p className={styles.notice} data-markdown="skip">
      Programs do not run while this page is part of another page.{' '}
      <a href={location.href} target="_blank" rel="noopener noreferrer">
        Open this page
      </a>
    </p>
  );
}

/** Reads the link before the editor opens. */
function LinkedRunner(props: RunnerProps) {
  const {hash} = props;
  const [link, setLink] = useState<Link | undefined>(hash === undefined ? {} : undefined);
  useEffect(() => {
    if (hash === undefined) return;
    // The account may have been made for another program.
    forgetAccount();
    codeOfLink(hash).then(
      (code) => setLink({code}),
      (error: unknown) => {
        console.warn('The link could not be read.', error);
        setLink({isDamaged: true});
      },
    );
  }, [hash]);
  return link && <Panel {...props} link={link} />;
}

function Panel({program, code: shown, hash, link, runsHere, onChanged}: RunnerProps & {link: Link}) {
  const {files = {}, output: proven, request} = data.programs[program] ?? {};
  const original = request ?? shown;
  const path = program.slice(program.indexOf('/') + 1);
  const isLinked = hash !== undefined;
  const [kept] = useState(() => keptCode(program, hash));
  const [restored] = useState(() => kept.read());
  const [code, setCode] = useState(restored ?? link.code ?? original);
  const isChanged = code !== original;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const isSettled = useSettled(isLinked);
  const [isLinkRefused, setLinkRefused] = useState(false);
  // The stored choice of `NetworkTabs`.
  const [stored, slot] = useStorageSlot('docusaurus.tab.network');
  const network = networks.find(({id}) => id === stored) ?? networks[0];
  const account = useTrialAccount();
  const {run, start, stop} = useProgram();
  const box = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const isRunning = run !== undefined && !run.end;

  function change(next: string): void {
    setCode(next);
    if (next === original || next === link.code) kept.remove();
    else kept.write(next);
  }

  const press = () => {
    if (!network) return;
    if (isRunning) stop();
    else if (isSettled) {
      const own = account && {[ACCOUNT_FILE]: accountFile(account)};
      start({path, code, files: {...own, ...files}, network, networks});
    }
  };
  const latestPress = useRef(press);
  useEffect(() => {
    latestPress.current = press;
  });

  const editor = useEditor(box, (parent) => {
    const made = createEditor({
      parent,
      label: `Code of ${path}; press Escape to leave the editor`,
      path,
      code,
      isWrapped: isLinked,
      onChange: change,
      onRun: () => latestPress.current(),
      onLeave: () => runButton.current?.focus(),
    });
    if (isLinked) parent.scrollIntoView({block: 'center'});
    else made.focus();
    return made;
  });

  const copyCode = useCopy(() => code);
  const copyLink = useCopy(() =>
    linkHash(program, code).then((link) => location.href.replace(/#.*/, '') + link),
  );

  function shareLink(): void {
    const isRefused = hasPrivateKey(code);
    setLinkRefused(isRefused);
    if (!isRefused) copyLink.copy();
  }

  return (
    <section className={styles.runner} aria-label={`Run ${path}`} data-markdown="skip">
      <div className={styles.bar}>
        <button
          className="button button--primary button--sm"
          type="button"
          ref={runButton}
          aria-disabled={!isSettled && !isRunning}
          onClick={press}>
          {isRunning ? 'Stop' : 'Run'}
        </button>
        <label className={styles.network}>
          Network{' '}
          <select className="text-field" value={network?.id} onChange={({target}) => slot.set(target.value)}>
            {networks.map(({id: value, label}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {runsHere && !isChanged && (
          <span className={styles.proven}>Verified in a browser on a localnet</span>
        )}
        <span className={styles.tools}>
          <button
            className={clsx('plain-button', styles.tool)}
            type="button"
            onClick={() => editor.current && replaceCode(editor.current, original)}>
            Reset
          </button>
          <button className={clsx('plain-button', styles.tool)} type="button" onClick={copyCode.copy}>
            {copyLabels.code[copyCode.state]}
          </button>
          <button className={clsx('plain-button', styles.tool)} type="button" onClick={shareLink}>
            {copyLabels.link[copyLink.state]}
          </button>
        </span>
      </div>
      {link.isDamaged && (
        <p className={styles.notice} role="alert">
          The program in this link cannot be read because the link is damaged. The program shown is the one on
          this page.
        </p>
      )}
      {link.code !== undefined && isChanged && (
        <p className={styles.notice} role="alert">
          This program came from a link, so anyone could have written it. Read it before you run it.{' '}
          {linkNotice(link.code)}
        </p>
      )}
      {isLinked && (
        <p className={styles.muted} role="status">
          {isSettled ? 'Run is active.' : 'Run is inactive for a second.'}
        </p>
      )}
      {restored !== undefined && isChanged && (
        <p className={styles.muted}>Your changes were restored. Press Reset for the original program.</p>
      )}
      {isLinkRefused && hasPrivateKey(code) && (
        <p className={styles.notice} role="alert">
          The link was not copied because this program contains a private key, which everyone with the link
          could read. Remove the key first.
        </p>
      )}
      {request !== undefined && <p className={styles.muted}>The same request, sent by your browser.</p>}
      <div ref={box} className={styles.editor} />
      <p className={styles.muted}>
        Press Ctrl+Enter or Cmd+Enter to run, and Escape or Tab to leave the editor.
        {Object.keys(files).length > 0 && ` ${Object.keys(files).join(' and ')} from this page are included.`}
        {network &&
          network.id !== 'localnet' &&
          ` Here, Network.LOCAL and its addresses refer to ${network.label}.`}
      </p>
      {network && <Account isNeeded={original.includes('./account')} network={network} networks={networks} />}
      <Output run={run} proven={isChanged ? undefined : proven} />
    </section>
  );
}
