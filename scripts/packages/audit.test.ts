import {describe, expect, it} from 'vitest';
import {auditProblems, exceptions, type Report} from './audit';

const hole = (severity: string): Report => ({
  vulnerabilities: {
    a: {
      via: [
        {
          name: 'a',
          title: 'Bad',
          url: 'https://github.com/advisories/GHSA-1111-2222-3333',
          severity,
          range: '<2',
        },
      ],
    },
    b: {via: ['a']},
  },
});
const exception = {id: 'GHSA-1111-2222-3333', why: 'Not reachable: …', until: '2027-01-31'};

describe('auditProblems', () => {
  it.each(['high', 'critical'])('names a hole of level %s, once', (severity) => {
    expect(auditProblems(hole(severity), '2027-01-01', [])).toEqual([
      `a <2 (${severity}): Bad, https://github.com/advisories/GHSA-1111-2222-3333`,
    ]);
  });

  it('leaves lower levels', () => {
    expect(auditProblems(hole('moderate'), '2027-01-01', [])).toEqual([]);
  });

  it('takes an exception, until its day', () => {
    expect(auditProblems(hole('high'), '2027-01-31', [exception])).toEqual([]);
    expect(auditProblems(hole('high'), '2027-02-01', [exception]).join()).toContain(
      'looked at again by 2027-01-31',
    );
  });

  it('names an exception that nothing needs any more', () => {
    expect(auditProblems({vulnerabilities: {}}, '2027-01-01', [exception]).join()).toContain(
      'covers nothing',
    );
  });

  it('does not pass when the registry did not answer', () => {
    const report = {message: '405 Method Not Allowed', error: {summary: ''}};
    expect(() => auditProblems(report, '2027-01-01')).toThrow('nothing is known: 405 Method Not Allowed');
  });

  it('has no exception without a reason and a day', () => {
    for (const {why, until} of exceptions) {
      expect(why.length).toBeGreaterThan(20);
      expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
