// Change: replaces the theme's, which colours code in the browser. Here the colours come with the page, and each
// block has a header that says what it is and how it was proven.
/* eslint-disable react-hooks/refs -- `useCodeWordWrap` hands its reference around */
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import ProofMark from '@site/src/components/ProofMark';
import {codeOf} from '@site/src/prism/code-of';
import {describe} from './describe';
import styles from './styles.module.css';

interface CodeBlockProps {
  className?: string;
  /** What follows the language in the fence. */
  metastring?: string;
  /** The coloured code, from the rehype plugin `plugins/highlight/colour-blocks.ts`. */
  html: string;
  /** The block's hash, from the remark plugin `plugins/proof-receipts/mark-blocks.ts`. */
  proof?: string;
}

export default function CodeBlock({className = '', metastring = '', html, proof}: CodeBlockProps) {
  const wordWrap = useCodeWordWrap();
  const language = /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text';
  const {name, isFile, isOutput, mustFail} = describe(language, metastring);
  const code = codeOf(html);
  const metadata = {
    codeInput: code,
    code,
    className,
    language,
    title: undefined,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <div
        className={clsx(
          ThemeClassNames.common.codeBlock,
          className,
          styles.block,
          isOutput && styles.output,
        )}>
        <div className={styles.header}>
          <span className={styles.name} data-file={isFile || undefined}>
            {name}
          </span>
          {proof && <ProofMark hash={proof} language={language} mustFail={mustFail} isOutput={isOutput} />}
        </div>
        <div className={styles.content}>
          {/* Focusable, so that a reader without a mouse can scroll it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre ref={wordWrap.codeBlockRef} tabIndex={0} className={clsx(styles.pre, 'thin-scrollbar')}>
            <code className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
          </pre>
          <Buttons />
        </div>
      </div>
    </CodeBlockContextProvider>
  );
}
