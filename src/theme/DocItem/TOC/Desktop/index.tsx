// Change: keeps the current section in view where the table of contents is longer than the window.
import {useEffect, useRef} from 'react';
import Contents from '@theme-original/DocItem/TOC/Desktop';
import {showInBox} from '@site/src/showInBox';

export default function DocItemTOCDesktop() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current?.firstElementChild;
    if (!box) return undefined;
    const update = () => {
      const link = box.querySelector('.table-of-contents__link--active');
      if (link) showInBox(link, box);
    };
    // The theme has already marked a link when the page was opened at a section.
    update();
    const observer = new MutationObserver(update);
    observer.observe(box, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{display: 'contents'}}>
      <Contents />
    </div>
  );
}
