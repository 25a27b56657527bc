import {expect, it} from 'vitest';
import {announcementBar} from './navbar';

it('The announcement links to a page below the base URL', () => {
  expect(announcementBar('/docs/').content).toContain('href="/docs/getting-started/counter"');
});
