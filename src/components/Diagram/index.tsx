import {useEffect, useMemo, useRef, useState, type CSSProperties} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

interface DiagramProps {
  /** Rendered at build time by `markdown/remark/diagrams`. */
  svg: string;
  alt: string;
  /** Natural width in CSS pixels. */
  width: string;
}

/** A diagram in the colours of the page; one that is wider than its container can be opened in full. */
export default function Diagram({svg, alt, width}: DiagramProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWide, setWide] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  // React parses the markup again for every new object.
  const html = useMemo(() => ({__html: svg}), [svg]);

  useEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWide(Number(width) > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  function enlarge() {
    setEnlarged(true);
    // The element that gets the focus back when the dialog closes.
    button.current?.focus({preventScroll: true});
    dialog.current?.showModal();
  }

  return (
    <div className={styles.diagram} style={{'--diagram-width': `${width}px`} as CSSProperties}>
      {/* A tap on the drawing is a short way; the button is the control. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={drawing}
        className={styles.drawing}
        data-wide={isWide || undefined}
        role="img"
        aria-label={alt}
        onClick={isWide ? enlarge : undefined}
        dangerouslySetInnerHTML={html}
      />
      {isWide && (
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-label="Enlarge the diagram"
          onClick={enlarge}>
          <Icon name="maximize-2" size={16} />
        </button>
      )}
      <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={() => setEnlarged(false)}>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}>
          <Icon name="x" size={20} />
        </button>
        {enlarged && (
          <div
            className={styles.full}
            role="img"
            aria-label={alt}
            // Focusable, so that the keyboard can scroll it.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            dangerouslySetInnerHTML={html}
          />
        )}
      </dialog>
    </div>
  );
}
