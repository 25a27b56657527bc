// Change: links to the site's pages navigate within the application; the theme's plain HTML reloads the site.
import {useEffect, useRef, type ComponentProps} from 'react';
import {useHistory} from '@docusaurus/router';
import Content from '@theme-original/AnnouncementBar/Content';
import {isPlainClick} from '@site/src/isPlainClick';
import type ContentType from '@theme/AnnouncementBar/Content';

export default function AnnouncementBarContent(props: ComponentProps<typeof ContentType>) {
  const history = useHistory();
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = wrapper.current;
    function navigate(event: MouseEvent) {
      const link = (event.target as Element).closest('a');
      if (!link || link.target || link.origin !== window.location.origin || !isPlainClick(event)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
    element?.addEventListener('click', navigate);
    return () => element?.removeEventListener('click', navigate);
  }, [history]);

  return (
    <div ref={wrapper} style={{display: 'contents'}}>
      <Content {...props} />
    </div>
  );
}
