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
import {useBlockProgram} from '@site/src/programs/useBlockProgram';
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
  const program = useBlockProgram(useContext(ProofContext)?.blocks[proof ?? ''], name, () => codeOf(html));
  // An output belongs to its command, and a command of one line explains itself.
  const hasNoBar = (isOutput || (lines === 1 && !isFile)) && program.editor === null;
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
        {proof && !program.isChanged && (
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
        {program.button}
        {/* The editor has a button that copies its own text. */}
        {program.editor === null && (
          <CopyButton
            className={styles.copy}
            label={`Copy ${isFile ? name : 'code'} to clipboard`}
            read={() => codeOf(html)}
          />
        )}
      </div>
      {program.editor}
      <div
        className={clsx(styles.content, isFolded && styles.folded)}
        style={{'--lines': lines} as CSSProperties}
        hidden={program.editor !== null}>
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
      {lines > FOLD_AT && program.editor === null && (
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
