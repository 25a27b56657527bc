import {useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {showModal} from '@site/src/client/backCloses';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

interface DiagramProps {
  /** Rendered at build time by `plugins/mdx/remark/mermaid`: one drawing, or a wide one and one for narrow columns. */
  svg: string;
  alt: string;
}

/** A drawing that is scaled down further has a button to enlarge it. */
const MIN_SCALE = 0.9;

/** A diagram in the colours of the page; one that is scaled down can be opened in full size. */
export default function Diagram({svg, alt}: DiagramProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isReduced, setReduced] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  // React parses the markup again for every new object.
  const html = useMemo(() => ({__html: svg}), [svg]);

  useEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setReduced(
        Array.from(element.children).some(
          (svg) => svg.clientWidth > 0 && svg.clientWidth < MIN_SCALE * Number(svg.getAttribute('width')),
        ),
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function enlarge() {
    setEnlarged(true);
    // The dialog returns the focus to this element when it closes.
    button.current?.focus({preventScroll: true});
    if (dialog.current) showModal(dialog.current);
  }

  return (
    <div className={styles.diagram}>
      {/* A click on the drawing is a shortcut; the button is the control. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={drawing}
        className={styles.drawing}
        data-reduced={isReduced || undefined}
        role="img"
        aria-label={alt}
        onClick={isReduced ? enlarge : undefined}
        dangerouslySetInnerHTML={html}
      />
      {isReduced && (
        <button ref={button} type="button" className={clsx('plain-button', styles.open)} onClick={enlarge}>
          <Icon name="maximize-2" size={16} /> Enlarge diagram
        </button>
      )}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={alt}
        // The reader can open the dialog again before this event arrives.
        onClose={({currentTarget}) => setEnlarged(currentTarget.open)}>
        <button
          type="button"
          className={clsx('icon-button', styles.close)}
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
