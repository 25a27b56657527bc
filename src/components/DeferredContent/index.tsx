import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Renders the part of a page below the first screen after the part above it. The rehype plugin
 * `plugins/mdx/rehype/defer-below-viewport.ts` adds this component. Content is deferred only after a click on a link: HTML
 * from the server is complete, and so is a page opened at a heading or at a restored scroll position.
 */
export default function DeferredContent({children}: {children: ReactNode}) {
  const isBrowser = useIsBrowser();
  const {action, location} = useHistory();
  const [isRendered, setIsRendered] = useState(!isBrowser || action === 'POP' || location.hash !== '');
  useEffect(() => startTransition(() => setIsRendered(true)), []);
  return isRendered && children;
}
