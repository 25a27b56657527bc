// Change: wraps the theme's to keep the section that is being read in view, where the contents are longer than the window.
import {useEffect, useRef} from 'react';
import Contents from '@theme-original/DocItem/TOC/Desktop';

/** Scrolls a box, and nothing else, so that an element in it is in view. */
function show(element: Element, box: Element): void {
  const {top, bottom} = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) box.scrollTop += top - view.top - view.height / 2;
}

export default function DocItemTOCDesktop() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current?.firstElementChild;
    if (!box) return undefined;
    const observer = new MutationObserver(() => {
      const link = box.querySelector('.table-of-contents__link--active');
      if (link) show(link, box);
    });
    observer.observe(box, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{display: 'contents'}}>
      <Contents />
    </div>
  );
}
