import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {frameDocument} from './';

it('The policy of the frame allows only its own script and workers', async () => {
  const html = await frameDocument();
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(policy.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`,
    'worker-src blob:',
  ]);
  // The policy restricts only what comes after it.
  expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('http-equiv'));
});
