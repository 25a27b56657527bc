import {useEffect, useRef, useState, type RefObject} from 'react';
import type {EditorView} from '@codemirror/view';
import clsx from 'clsx';
import {useStorageSlot} from '@docusaurus/theme-common';
import data from '@generated/run-here/default/programs.json';
import {accountFile, useTrialAccount} from '@site/src/run/account';
import {ACCOUNT_FILE} from '@site/src/run/names';
import {codeOfLink, linkHash} from '@site/src/run/share';
import {networks as allNetworks} from '@site/src/site/networks';
import {useCopy} from '@site/src/useCopy';
import Account from './Account';
import {createEditor, replaceCode} from './editor';
import Output from './Output';
import {useProgram} from './useProgram';
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
  const {hash} = props;
  const [link, setLink] = useState<Link | undefined>(hash === undefined ? {} : undefined);
  useEffect(() => {
    if (hash === undefined) return;
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

function Panel({program, code: shown, hash, link, runsHere}: RunnerProps & {link: Link}) {
  const {files = {}, output: proven, request} = data.programs[program] ?? {};
  const original = request ?? shown;
  const path = program.slice(program.indexOf('/') + 1);
  const [code, setCode] = useState(link.code ?? original);
  // The stored choice of `NetworkTabs`.
  const [stored, slot] = useStorageSlot('docusaurus.tab.network');
  const network = networks.find(({id}) => id === stored) ?? networks[0];
  const account = useTrialAccount();
  const {run, start, stop} = useProgram();
  const box = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const isRunning = run !== undefined && !run.end;

  const press = () => {
    if (!network) return;
    if (isRunning) stop();
    else {
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
      onChange: setCode,
      onRun: () => latestPress.current(),
      onLeave: () => runButton.current?.focus(),
    });
    if (hash === undefined) made.focus();
    else parent.scrollIntoView({block: 'center'});
    return made;
  });

  const copyCode = useCopy(() => code);
  const copyLink = useCopy(() =>
    linkHash(program, code).then((link) => location.href.replace(/#.*/, '') + link),
  );

  return (
    <section className={styles.runner} aria-label={`Run ${path}`} data-markdown="skip">
      <div className={styles.bar}>
        <button className="button button--primary button--sm" type="button" ref={runButton} onClick={press}>
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
        {runsHere && <span className={styles.proven}>verified: it ran in a browser on a localnet</span>}
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
          <button className={clsx('plain-button', styles.tool)} type="button" onClick={copyLink.copy}>
            {copyLabels.link[copyLink.state]}
          </button>
        </span>
      </div>
      {hash !== undefined && (
        <p className={styles.notice} role={link.isDamaged ? 'alert' : undefined}>
          {link.isDamaged
            ? 'The program in this link cannot be read because the link is damaged. The program shown is the one on this page.'
            : 'This program came from a link, so anyone could have written it. Read it before you run it.'}
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
      <Output run={run} proven={proven} />
    </section>
  );
}
