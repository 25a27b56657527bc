// The page's first script records warnings, errors and uncaught exceptions, because not every driver reports them.

interface Recording {
  recordedProblems: string[];
}

/** Runs in the page before its other scripts. */
function record(): void {
  const problems: string[] = [];
  Object.assign(window, {recordedProblems: problems} satisfies Recording);
  for (const level of ['warn', 'error'] as const) {
    const original = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      problems.push(`${level}: ${args.map(String).join(' ')}`);
      original(...args);
    };
  }
  // In the capture phase, because the events of files that fail to load do not bubble.
  window.addEventListener(
    'error',
    (event: Event) =>
      problems.push(
        `error: ${event instanceof ErrorEvent ? event.message : (event.target as HTMLElement).outerHTML}`,
      ),
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => problems.push(`rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({blockedURI, violatedDirective}) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

export const recorder = `(${record.toString()})();`;

/** Runs in the page. */
export const readProblems = (): string[] => (window as unknown as Recording).recordedProblems;
