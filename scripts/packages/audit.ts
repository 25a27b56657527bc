/** A known hole that does not stop us, and why not. */
export interface Exception {
  /** The advisory, as in its address: `GHSA-xxxx-xxxx-xxxx`. */
  id: string;
  why: string;
  /** Day from which it has to be looked at again, as `2027-01-31`. */
  until: string;
}

/** Empty is the aim. An exception that is over, or that nothing needs any more, fails the audit. */
export const exceptions: readonly Exception[] = [];

/** The part of `npm audit --json` that we read. */
export interface Report {
  error?: {code?: string; summary?: string};
  message?: string;
  vulnerabilities?: Record<
    string,
    {via: (string | {name: string; title: string; url: string; severity: string; range: string})[]}
  >;
}

const SERIOUS = new Set(['high', 'critical']);

/**
 * Known holes of level high and above that no exception covers, and exceptions that are over.
 * @throws Error when npm did not get an answer: then nothing is known
 */
export function auditProblems(
  report: Report,
  today: string,
  excepted: readonly Exception[] = exceptions,
): string[] {
  if (!report.vulnerabilities) {
    const why = report.message ?? report.error?.summary ?? 'no reason given';
    throw new Error(`The registry did not answer the audit, so nothing is known: ${why}`);
  }
  const holes = new Map<string, string>();
  for (const {via} of Object.values(report.vulnerabilities)) {
    for (const each of via) {
      if (typeof each === 'string' || !SERIOUS.has(each.severity)) continue;
      const id = each.url.split('/').at(-1) ?? each.url;
      holes.set(id, `${each.name} ${each.range} (${each.severity}): ${each.title}, ${each.url}`);
    }
  }
  const open = [...holes].filter(([id]) => !excepted.some((exception) => exception.id === id));
  return [
    ...open.map(([, hole]) => hole),
    ...excepted.flatMap(({id, until}) => [
      ...(holes.has(id)
        ? []
        : [`The exception ${id} covers nothing any more: take it out of scripts/packages/audit.ts`]),
      ...(until < today ? [`The exception ${id} was to be looked at again by ${until}`] : []),
    ]),
  ];
}
