import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The part of a page that no screen shows at first; `plugins/below-the-fold.ts` puts it around. Whoever comes by a link
 * within the site sees the part above before this one is drawn, in steps. All of a page is there at once where it comes
 * as HTML, where an address leads into it, and where the browser has to find the place that it was scrolled to.
 */
export default function BelowTheFold({children}: {children: ReactNode}) {
  const isBrowser = useIsBrowser();
  const {action, location} = useHistory();
  const [isDrawn, setIsDrawn] = useState(!isBrowser || action === 'POP' || location.hash !== '');
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn && children;
}
