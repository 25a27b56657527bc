import {Component, useEffect, useId, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
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

/** Adds an empty host for the card at the end of the article, or of the next best element. */
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

/** A card that fails to render must not crash the page. */
class Guard extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: Error) {
    report(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
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
 * The "Help Improve" card: shortly after each path change it is added at the end of the article, or else of the
 * main element, or else of the container. Until then a placeholder of its size reserves the space.
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

  // Hidden, not removed: removing a part of the article would recalculate all of its styles.
  return (
    <>
      <div className={styles.host} hidden={host !== null}>
        <div className={styles.space} />
      </div>
      {host && <Guard>{createPortal(<Card />, host)}</Guard>}
    </>
  );
}
