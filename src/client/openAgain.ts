// A link to a folded entry opens it, also when the address is already that of the link and the reader has closed the entry.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isPlainClick} from '@site/src/isPlainClick';
import {isFolded, showTarget} from '@site/src/revealTarget';

function openTarget(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || !isPlainClick(event)) return;
  const {origin, pathname, hash} = link;
  if (origin !== location.origin || pathname !== location.pathname || hash !== location.hash) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  // After the router and the browser, which may scroll to what is closed.
  if (target && isFolded(target)) setTimeout(() => showTarget(target));
}

// Before the router, which changes the address.
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', openTarget, true);
