// For engines whose driver does not tell what the console says: the page's first script writes it down.

interface Recording {
  recordedProblems: string[];
}

/** Runs in the page, before every other script of it. */
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
  // Also of files that do not load, whose event does not bubble.
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
