import {useState} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Computed} from '@site/plugins/front-matter';
import Icon from '@site/src/components/Icon';
import {assistants} from '@site/src/site/assistants';
import {markdownPath} from './markdownPath';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

const messages: Record<CopyState, string> = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Copying failed: open the Markdown instead',
};

/** Copy this page as Markdown, or look at it; what an assistant or a note needs. */
export default function PageActions() {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const {permalink} = metadata;
  const {minutes} = frontMatter as typeof frontMatter & Computed;
  const [state, setState] = useState<CopyState>('idle');
  const path = markdownPath(permalink, siteConfig.baseUrl);

  async function copy() {
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
      await navigator.clipboard.writeText(await response.text());
      setState('copied');
    } catch (error) {
      console.warn('The page could not be copied:', error);
      setState('failed');
    }
    setTimeout(() => setState('idle'), 3000);
  }

  return (
    <div className={styles.actions} data-markdown="skip">
      {minutes !== undefined && <span className={styles.minutes}>{minutes} min read</span>}
      <button type="button" className={styles.action} onClick={copy} aria-live="polite">
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={15} />
        <span className={styles.label} data-state={state}>
          {messages[state]}
        </span>
      </button>
      <a className={styles.action} href={path}>
        <Icon name="file-text" size={15} />
        <span className={styles.label}>Markdown</span>
      </a>
      {assistants.map(({label, href}) => (
        <a
          key={label}
          className={styles.action}
          href={href.replace('{url}', encodeURIComponent(siteConfig.url + path))}
          target="_blank"
          rel="noopener noreferrer">
          <Icon name="message-square" size={15} />
          {label}
        </a>
      ))}
    </div>
  );
}
