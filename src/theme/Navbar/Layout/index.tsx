// Change: sets an attribute while the bar is scrolled out of view, so that the contents bar below it can follow
// (`DocItem/TOC/Mobile`).
import {useEffect, useRef, type ComponentProps} from 'react';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type NavbarLayoutType from '@theme/Navbar/Layout';

export default function NavbarLayoutWrapper(props: ComponentProps<typeof NavbarLayoutType>) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = wrapper.current;
    const bar = element?.querySelector('.navbar');
    if (!element || !bar) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once, the last one at the end.
        const entry = entries.at(-1);
        element.toggleAttribute('data-hidden', entry !== undefined && entry.intersectionRatio < 1);
      },
      {threshold: 1},
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={wrapper} style={{display: 'contents'}}>
      <NavbarLayout {...props} />
    </div>
  );
}
