import type {Page} from '@playwright/test';

/** Collects the policy violations that the browser reports to the page. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, documentURI}) => {
      const {reportViolation} = window as unknown as {reportViolation: (violation: string) => void};
      reportViolation(`${effectiveDirective} refused ${blockedURI} on ${documentURI}`);
    });
  });
  return violations;
}
