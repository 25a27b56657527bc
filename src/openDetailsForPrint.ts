import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Undoes what was done for the printer. */
let restore: (() => void)[] = [];

/** Opens what is folded: nobody can unfold paper. The theme hides the content by a style of its own, too. */
function open(): void {
  document.querySelectorAll<HTMLDetailsElement>('details:not([open])').forEach((details) => {
    const content = details.lastElementChild as HTMLElement;
    const style = content.style.cssText;
    details.open = true;
    content.style.cssText = '';
    restore.push(() => {
      details.open = false;
      content.style.cssText = style;
    });
  });
}

function close(): void {
  for (const each of restore) each();
  restore = [];
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
}
