// Change: ejected. Stays in view while the reader scrolls, names the current section, and marks it in the list; the
// theme's is at the top of the page only.
import {useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** A section becomes current when its heading is this close to the top of the window, in pixels. */
const READING_LINE = 160;

type Toc = ReturnType<typeof useDoc>['toc'];

/** The section that is being read; `undefined` above the first. */
function useCurrentSection(toc: Toc): Toc[number] | undefined {
  const [current, setCurrent] = useState<Toc[number]>();
  useEffect(() => {
    function update() {
      const isReached = ({id}: Toc[number]) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < READING_LINE;
      };
      setCurrent(toc.filter(isReached).at(-1));
    }
    update();
    document.addEventListener('scroll', update, {passive: true});
    return () => document.removeEventListener('scroll', update);
  }, [toc]);
  return current;
}

export default function DocItemTOCMobile() {
  const {toc} = useDoc();
  const {maxHeadingLevel} = useThemeConfig().tableOfContents;
  const sections = useMemo(() => toc.filter(({level}) => level <= maxHeadingLevel), [toc, maxHeadingLevel]);
  const current = useCurrentSection(sections);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus({preventScroll: true});
  }

  return (
    // The landmark only listens; the button and the links are the controls.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}
      aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
      onKeyDown={(event) => isOpen && event.key === 'Escape' && close()}>
      <button
        ref={button}
        type="button"
        className={clsx('plain-button', styles.button)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}>
        <span className={styles.label}>
          <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        </span>
        {current && <span className={styles.current} dangerouslySetInnerHTML={{__html: current.value}} />}
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {sections.map(({id, value, level}) => (
            <li key={id}>
              <a
                className={styles.link}
                data-level={level}
                href={`#${id}`}
                aria-current={id === current?.id ? 'location' : undefined}
                onClick={() => setOpen(false)}
                dangerouslySetInnerHTML={{__html: value}}
              />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
