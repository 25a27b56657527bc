import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ComputedFrontMatter} from '@site/src/site/frontMatter';
import Icon from '@site/src/components/Icon';
import {assistants} from '@site/src/site/assistants';
import {useCopy, type CopyState} from '@site/src/useCopy';
import {markdownPath} from './markdownPath';
import styles from './styles.module.css';

const messages: Record<CopyState, string> = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Copying failed: open the Markdown instead',
};

async function markdownOf(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response.text();
}

/** Copy this page as Markdown, or look at it; what an assistant or a note needs. */
export default function PageActions() {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const {permalink} = metadata;
  const {minutes} = frontMatter as typeof frontMatter & ComputedFrontMatter;
  const path = markdownPath(permalink, siteConfig.baseUrl);
  const {state, icon, copy} = useCopy(() => markdownOf(path));

  return (
    <div className={styles.actions} data-markdown="skip">
      {minutes !== undefined && <span className={styles.minutes}>{minutes} min read</span>}
      <button type="button" className={styles.action} onClick={copy} aria-live="polite">
        <Icon name={icon} size={15} />
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
