import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Elements opened for printing. */
let opened: HTMLDetailsElement[] = [];

/** Opens folded text, which cannot be unfolded on paper. */
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
