import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Milliseconds for which a link shows that it was copied. */
const FEEDBACK_DURATION = 2000;

async function copyLink(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.hash-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Without permission, the reader can still copy from the address bar.
    return;
  }
  link.dataset.copied = 'Link copied';
  setTimeout(() => delete link.dataset.copied, FEEDBACK_DURATION);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', (event) => void copyLink(event));
