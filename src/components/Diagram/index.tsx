import {useRef, useState, type CSSProperties} from 'react';
import {Maximize2, X} from 'lucide-react';
import styles from './styles.module.css';

interface DiagramProps {
  /** Drawn at build time by `plugins/diagrams`. */
  svg: string;
  alt: string;
  /** Natural width in CSS pixels. */
  width: string;
}

/** A diagram in the colours of the page; one that had to shrink can be opened in full. */
export default function Diagram({svg, alt, width}: DiagramProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [enlarged, setEnlarged] = useState(false);
  const html = {__html: svg};

  function enlarge() {
    setEnlarged(true);
    dialog.current?.showModal();
  }

  return (
    <div className={styles.diagram}>
      <div
        className={styles.drawing}
        style={{'--diagram-width': `${width}px`} as CSSProperties}
        role="img"
        aria-label={alt}
        dangerouslySetInnerHTML={html}
      />
      <button type="button" className={styles.open} aria-label="Enlarge the diagram" onClick={enlarge}>
        <Maximize2 size={16} aria-hidden />
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={() => setEnlarged(false)}>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}>
          <X size={20} aria-hidden />
        </button>
        {enlarged && <div className={styles.full} dangerouslySetInnerHTML={html} />}
      </dialog>
    </div>
  );
}
