import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Renders the part of a page that is below the first screen after the part above it. The rehype plugin
 * `markdown/rehype/defer-below-viewport.ts` adds this component. Content is deferred after a click on a link only: HTML
 * from the server is complete, and so is a page that is opened at a heading or at an earlier scroll position.
 */
export default function DeferredContent({children}: {children: ReactNode}) {
  const isBrowser = useIsBrowser();
  const {action, location} = useHistory();
  const [isDrawn, setIsDrawn] = useState(!isBrowser || action === 'POP' || location.hash !== '');
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn && children;
}
