import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

/** Time in milliseconds for which a link shows that it was copied. */
const SHOWN = 2000;

/** A click on the link beside a heading also copies its address. */
async function copyLink(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.hash-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Without permission, the address is still in the address bar.
    return;
  }
  link.dataset.copied = translate({id: 'heading.linkCopied', message: 'Link copied'});
  setTimeout(() => delete link.dataset.copied, SHOWN);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyLink);
