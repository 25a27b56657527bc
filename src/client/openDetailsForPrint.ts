import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What was opened for the printer. */
let opened: HTMLDetailsElement[] = [];

/** Opens what is folded: nobody can unfold paper. */
function open(): void {
  document.querySelectorAll<HTMLDetailsElement>('details:not([open])').forEach((details) => {
    details.open = true;
    opened.push(details);
  });
}

function close(): void {
  for (const details of opened) details.open = false;
  opened = [];
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
}
