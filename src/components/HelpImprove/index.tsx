import {useEffect, useId, useState} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {links} from '@site/src/site/links';
import {product} from '@site/src/site/product';
import styles from './styles.module.css';

/** Milliseconds between a path change and the card. */
const DELAY = 100;

const MARK = 'data-help-improve';

function report(error: unknown) {
  console.error('Error rendering footer:', error);
}

function removeCards() {
  document.querySelectorAll(`[${MARK}]`).forEach((card) => card.remove());
}

/** Adds an empty host for the card at the end of the article, or else of the main element or the container. */
function insertHost(): HTMLElement | null {
  const parent =
    document.querySelector('article') ??
    document.querySelector('main') ??
    document.querySelector<HTMLElement>('.container');
  if (!parent) return null;
  const host = document.createElement('div');
  host.setAttribute(MARK, '');
  host.className = styles.host ?? '';
  parent.append(host);
  return host;
}

/** Replaces a card that fails to render, which must not crash the page. */
function Failure({error}: {error: Error}) {
  useEffect(() => report(error), [error]);
  return null;
}

function Card() {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        Help Improve {product.name}
      </h2>
      <p className={styles.text}>
        Found an issue or want to contribute? We welcome improvements to our docs and examples.
      </p>
      <p className={styles.row}>
        <Link className="button button--secondary" href={links.docsIssues}>
          Improve Docs &amp; Report Issues
        </Link>
        <Link className="button button--secondary" href={links.codeExamples}>
          Code Examples
        </Link>
      </p>
      <h3 className={styles.subtitle}>Join the Builder Community</h3>
      <p className={styles.row}>
        <Link className={styles.link} href={links.buildersChat}>
          Builders Chat
        </Link>
        <Link className={styles.link} href={links.news}>
          {product.name} News
        </Link>
      </p>
    </section>
  );
}

/**
 * The "Help Improve" card: added at the end of the page shortly after each path change. Until then a placeholder of the
 * same size reserves the space.
 */
export default function HelpImprove() {
  const {pathname} = useLocation();
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let inserted: HTMLElement | null = null;
    const timer = window.setTimeout(() => {
      try {
        removeCards();
        inserted = insertHost();
        setHost(inserted);
      } catch (error) {
        report(error);
      }
    }, DELAY);
    return () => {
      window.clearTimeout(timer);
      inserted?.remove();
      setHost(null);
    };
  }, [pathname]);

  // Hidden, not removed: removing an element makes the browser recalculate the styles of the whole article.
  return (
    <>
      <div className={styles.host} hidden={host !== null}>
        <div className={styles.space} />
      </div>
      {host && (
        <ErrorBoundary fallback={({error}) => <Failure error={error} />}>
          {createPortal(<Card />, host)}
        </ErrorBoundary>
      )}
    </>
  );
}
