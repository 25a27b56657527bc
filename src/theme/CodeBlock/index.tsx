// Change: ejected. The theme colours code in the browser; here code is coloured at build time, and each block has a
// header with its name, its proof and its actions.
import {Fragment, useContext, useMemo, useState, type CSSProperties} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {ThemeClassNames, useStorageSlot} from '@docusaurus/theme-common';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import ProofMark from '@site/src/proof/ProofMark';
import {ProofContext} from '@site/src/proof/ProofMark/context';
import {codeOf} from './codeOf';
import {onDemand} from '@site/src/recovery/onDemand';
import {useHasKeptCode} from '@site/src/run/keptCode';
import {useLinkHash} from '@site/src/run/useLinkHash';
import {useOverflow} from '@site/src/hooks/useOverflow';
import {describeBlock} from './describeBlock';
import {FOLD_AT} from './foldAt';
import {save} from './save';
import styles from './styles.module.css';

interface CodeBlockProps {
  className?: string;
  /** The words after the language in the fence. */
  metastring?: string;
  /** The coloured code, from the rehype plugin `plugins/mdx/rehype/highlight-code.ts`. */
  html: string;
  /** The block's hash, from the remark plugin `plugins/mdx/remark/add-block-hashes.ts`. */
  proof?: string;
}

const Runner = onDemand(() => import('@site/src/run/Runner'), {
  name: 'The editor',
  fallback: <p className={styles.waiting}>Loading the editor…</p>,
});

/** Whether long lines wrap. The choice holds for all blocks, and for the reader's next visit. */
function useWrapping(): [isWrapped: boolean, toggle: () => void] {
  const [stored, slot] = useStorageSlot('wrap-code');
  return [stored !== null, () => (stored === null ? slot.set('true') : slot.del())];
}

function WrapButton({isWrapped, onToggle}: {isWrapped: boolean; onToggle: () => void}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Wrap long lines"
      aria-pressed={isWrapped}
      title="Wrap long lines"
      onClick={onToggle}>
      <Icon name="text-wrap" size={16} />
    </button>
  );
}

/** A path that may break after each slash. */
const BreakablePath = ({path}: {path: string}) =>
  path.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

interface RunButtonProps {
  program: string;
  name: string;
  isRequest: boolean | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the editor of a program. */
function RunButton({program, name, isRequest, isOpen, onToggle}: RunButtonProps) {
  const hasChanges = useHasKeptCode(program);
  const action = isOpen ? 'Close' : hasChanges ? 'Restore changes' : isRequest ? 'Try' : 'Run';
  return (
    <button
      type="button"
      className={clsx('plain-button', styles.run)}
      aria-label={`${action}${action === 'Restore changes' ? ' to' : ''} ${name}`}
      onClick={onToggle}>
      {action}
    </button>
  );
}

function useProgramEditor(program: string | undefined) {
  const linked = useLinkHash(program);
  /** The last link to the program, which stays when the reader follows a link within the page. */
  const [hash, setHash] = useState(linked);
  /** The reader's choice; until then, a link to the program opens it. */
  const [chosen, setOpen] = useState<boolean>();
  if (linked !== undefined && linked !== hash) {
    setHash(linked);
    setOpen(undefined);
  }
  /** The code in the editor is not that of the page, so the mark of the page's code does not belong to it. */
  const [isChanged, setChanged] = useState(false);
  return {hash, isOpen: chosen ?? hash !== undefined, setOpen, isChanged, setChanged};
}

export default function CodeBlock({className = '', metastring = '', html, proof}: CodeBlockProps) {
  const {ref, overflows} = useOverflow<HTMLPreElement>();
  const [isWrapped, toggleWrapping] = useWrapping();
  // The button stays once it is shown, because a reader who presses it has the focus there.
  const [canWrap, setCanWrap] = useState(false);
  if (!canWrap && (isWrapped || overflows)) setCanWrap(true);
  const language = /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text';
  const {name, isFile, isWholeFile, isOutput, mustFail} = describeBlock(language, metastring);
  // Each block is rendered several times while a page loads, and React parses the markup again for every new object.
  const markup = useMemo(() => ({__html: html}), [html]);
  const lines = html.split('\n').length;
  const [isFolded, setFolded] = useState(lines > FOLD_AT);
  const {program, isRequest, runsHere} = useContext(ProofContext)?.blocks[proof ?? ''] ?? {};
  const {hash, isOpen, setOpen, isChanged, setChanged} = useProgramEditor(program);
  // An output belongs to its command, and a command of one line explains itself.
  const hasNoBar = (isOutput || (lines === 1 && !isFile)) && !isOpen;
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        className,
        styles.block,
        isOutput && styles.output,
        hasNoBar && styles.bare,
      )}>
      <div className={styles.header}>
        <span className={styles.name} data-file={isFile || undefined}>
          <BreakablePath path={name} />
        </span>
        {proof && !(isOpen && isChanged) && (
          <ProofMark hash={proof} name={name} language={language} mustFail={mustFail} isOutput={isOutput} />
        )}
        {canWrap && <WrapButton isWrapped={isWrapped} onToggle={toggleWrapping} />}
        {isWholeFile && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Download ${name}`}
            onClick={() => save(name, codeOf(html))}>
            <Icon name="download" size={16} />
          </button>
        )}
        {program && (
          <RunButton
            program={program}
            name={name}
            isRequest={isRequest}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
        <CopyButton
          className={styles.copy}
          label={`Copy ${isFile ? name : 'code'} to clipboard`}
          read={() => codeOf(html)}
        />
      </div>
      {isOpen && program && (
        <Runner
          key={hash}
          program={program}
          code={codeOf(html)}
          hash={hash}
          runsHere={runsHere}
          onChanged={setChanged}
        />
      )}
      <div
        className={clsx(styles.content, isFolded && styles.folded)}
        style={{'--lines': lines} as CSSProperties}
        hidden={isOpen}>
        <pre
          ref={ref}
          className={clsx(styles.pre, 'thin-scrollbar')}
          // Focusable, so that the keyboard can scroll a wide block.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={overflows ? 0 : undefined}
          onScroll={({currentTarget: {scrollTop}}) => {
            // The browser's search, or a selection, leads to text below the fold.
            if (!isFolded || scrollTop === 0) return;
            flushSync(() => setFolded(false));
            window.scrollBy(0, scrollTop);
          }}>
          <code className={clsx(styles.code, isWrapped && styles.wrapped)} dangerouslySetInnerHTML={markup} />
        </pre>
      </div>
      {lines > FOLD_AT && !isOpen && (
        <button
          type="button"
          className={clsx('plain-button', styles.unfold)}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}>
          {isFolded ? `Show all ${lines} lines` : 'Show fewer lines'}
        </button>
      )}
    </div>
  );
}
