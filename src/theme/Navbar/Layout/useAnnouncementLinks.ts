import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/isPlainClick';

/** Links of the announcement, which is plain HTML, navigate within the application. */
export function useAnnouncementLinks(): void {
  const history = useHistory();
  useEffect(() => {
    function navigate(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.theme-announcement-bar a');
      if (!link || link.target || link.origin !== window.location.origin || !isPlainClick(event)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', navigate);
    return () => document.removeEventListener('click', navigate);
  }, [history]);
}
