import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ComputedFrontMatter} from '@site/cedra/pages/frontMatter';
import Icon from '@site/src/components/Icon';
import {assistants} from '@site/src/site/assistants';
import {useCopy, type CopyState} from '@site/src/components/CopyButton/useCopy';
import {markdownPath, wholePath} from '../../site/markdownPath';
import styles from './styles.module.css';

const messages: Record<CopyState, string> = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Copy failed. Open the Markdown instead.',
};

async function textOf(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response.text();
}

/** The whole page, which is a second file if the Markdown is only a list of its sections. */
async function markdownOf(path: string): Promise<string> {
  const page = await textOf(path);
  const whole = wholePath(path);
  return page.includes(`${whole})`) ? textOf(whole) : page;
}

/** Buttons that copy or open this page as Markdown or in an assistant. */
export default function PageActions() {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const {permalink, version} = metadata;
  const {minutes} = frontMatter as typeof frontMatter & ComputedFrontMatter;
  const path = markdownPath(permalink, siteConfig.baseUrl);
  const {state, icon, copy} = useCopy(() => markdownOf(path));

  // Only the current version has Markdown.
  if (version !== 'current') return null;
  return (
    <div className={styles.actions} data-markdown="skip">
      {minutes !== undefined && <span className={styles.minutes}>{minutes} min</span>}
      <button type="button" className={clsx('plain-button', styles.action)} onClick={copy} aria-live="polite">
        <Icon name={icon} size={15} />
        <span className={styles.label} data-state={state}>
          {messages[state]}
        </span>
      </button>
      {/* The title points programs that read the HTML to the index. */}
      <a
        className={clsx('plain-button', styles.action)}
        href={path}
        title={`This page as Markdown; all pages: ${siteConfig.baseUrl}llms.txt`}>
        <Icon name="file-text" size={15} />
        <span className={styles.label}>Markdown</span>
      </a>
      {assistants.map(({name, ask}) => (
        <a
          key={name}
          className={clsx('plain-button', styles.action, styles.assistant)}
          href={ask(`Read ${siteConfig.url}${path} and answer my questions about it.`)}
          target="_blank"
          rel="noopener noreferrer">
          Open in {name}
        </a>
      ))}
    </div>
  );
}
