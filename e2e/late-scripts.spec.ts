import {expect, hydrated, open, test} from './_helpers/test';

test.describe('Issue 9: a page’s text is painted before its scripts are asked for', () => {
  test('and all that it needs is asked for at once', async ({page}) => {
    await open(page, '/intro');
    const times = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // Prefetches, which come later, are of another type.
      const requested = resources.filter(({initiatorType}) => initiatorType === 'script');
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        requests: requested.map(({startTime}) => startTime),
        firstAnswer: Math.min(...requested.map(({responseEnd}) => responseEnd)),
      };
    });
    expect(times.requests).toHaveLength(5);
    for (const time of times.requests) {
      expect(time).toBeGreaterThan(times.painted);
      expect(time).toBeLessThan(times.firstAnswer);
    }
  });

  const browsers: [string, () => void][] = [
    ['in a tab that nobody sees', () => Object.defineProperty(document, 'hidden', {value: true})],
    ['in a browser that tells no times', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
    ['in one that keeps them to itself', () => (PerformanceObserver.prototype.observe = () => undefined)],
  ];
  for (const [name, change] of browsers) {
    test(`they come ${name}`, async ({page}) => {
      await page.addInitScript(change);
      await page.goto('/intro');
      await hydrated(page);
    });
  }
});
