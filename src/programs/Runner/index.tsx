import {useEffect, useRef, useState, type RefObject} from 'react';
import type {EditorView} from '@codemirror/view';
import {codeOfLink} from '@cedra-docs/sandbox';
import programs from '@generated/programs/default/programs.json';
import {isInField} from '@site/src/isTyping';
import {accountFile, forgetAccount, useTrialAccount} from '@site/src/programs/account';
import {keptCode} from '@site/src/programs/keptCode';
import {ACCOUNT_FILE} from '@site/cedra/programs/names';
import NetworkSelect, {useNetwork} from '@site/src/network/NetworkSelect';
import {type Network} from '@site/cedra/networks/model';
import Explanation from '../error-answer/Explanation';
import Account from './Account';
import {createEditor, replaceCode} from './editor';
import Notices, {type ProgramLink} from './Notices';
import Output from './Output';
import State from './State';
import Tools, {useShare} from './Tools';
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

/** The link that was opened last: its program may go on using the account, which the reader may just have funded. */
let accountLink: string | undefined;

/** Reads the link before the editor opens. */
function LinkedRunner(props: RunnerProps) {
  const {hash} = props;
  const [link, setLink] = useState<ProgramLink | undefined>(hash === undefined ? {} : undefined);
  useEffect(() => {
    const isOther = hash !== accountLink;
    accountLink = hash;
    if (hash === undefined) return;
    // The account may have been made for another program.
    if (isOther) forgetAccount();
    codeOfLink(hash).then(
      (code) => setLink({code}),
      (error: unknown) => {
        console.warn('The link could not be read.', error);
        setLink({isDamaged: true});
      },
    );
  }, [hash]);
  return link && <ProgramPanel {...props} link={link} />;
}

/** The code in the editor; changes are kept until the browser's tab is closed. */
function useCode(program: string, original: string, hash: string | undefined, linked: string | undefined) {
  const [kept] = useState(() => keptCode(program, hash));
  const [restored] = useState(() => kept.read());
  const [code, setCode] = useState(restored ?? linked ?? original);

  function change(next: string): void {
    setCode(next);
    if (next === original || next === linked) kept.remove();
    else kept.write(next);
  }
  return {code, isRestored: restored !== undefined, change};
}

function ProgramPanel({
  program,
  code: shown,
  hash,
  link,
  runsHere,
  onChanged,
}: RunnerProps & {link: ProgramLink}) {
  const {files = {}, output: proven, request} = programs[program] ?? {};
  const original = request ?? shown;
  const path = program.slice(program.indexOf('/') + 1);
  const isLinked = hash !== undefined;
  const {code, isRestored, change} = useCode(program, original, hash, link.code);
  const isChanged = code !== original;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const isSettled = useSettled(isLinked);
  const [network, setNetwork] = useNetwork();
  const account = useTrialAccount();
  const {run, start, stop} = useProgram();
  const share = useShare(program, code);
  const box = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const isRunning = run !== undefined && !run.end;

  const press = () => {
    if (isRunning) stop();
    else if (isSettled) {
      const own = account && {[ACCOUNT_FILE]: accountFile(account)};
      start({path, code, files: {...own, ...files}, network});
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
    parent.scrollIntoView({block: isLinked ? 'center' : 'nearest'});
    if (!isLinked && !isInField()) made.focus();
    return made;
  });

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
        <NetworkSelect network={network} onChange={setNetwork} />
        {runsHere && !isChanged && <span className={styles.proven}>Proven in a browser on a localnet</span>}
        <Tools share={share} onReset={() => editor.current && replaceCode(editor.current, original)} />
      </div>
      <State run={run} />
      <Notices {...{link, isLinked, isSettled, isChanged, isRestored}} isKeyInLink={share.isRefused} />
      {request !== undefined && <p className={styles.muted}>The same request, sent by your browser.</p>}
      <div ref={box} className={styles.editor} />
      <Help files={Object.keys(files)} network={network} />
      <Account isNeeded={original.includes('./account')} network={network} />
      <Output run={run} proven={isChanged ? undefined : proven} />
      <Explanation run={run} />
    </section>
  );
}

/** @param files the files of the page that the program can import */
function Help({files, network}: {files: readonly string[]; network: Network}) {
  return (
    <p className={styles.muted}>
      Press Ctrl+Enter or Cmd+Enter to run, and Escape or Tab to leave the editor.
      {files.length > 0 && ` ${files.join(' and ')} from this page are included.`}
      {network.id !== 'localnet' && ` Here, Network.LOCAL and its addresses refer to ${network.label}.`}
    </p>
  );
}
