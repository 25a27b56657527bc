import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

/** How long a link says that it was copied, in milliseconds. */
const SHOWN = 2000;

/** A press on the sign beside a heading leads there, and copies the address, which is what most readers want of it. */
async function copyLink(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.hash-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Without permission the address bar has it all the same.
    return;
  }
  link.dataset.copied = translate({id: 'heading.linkCopied', message: 'Link copied'});
  setTimeout(() => delete link.dataset.copied, SHOWN);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyLink);
