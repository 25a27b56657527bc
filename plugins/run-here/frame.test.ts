import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {hashOf} from '../built-pages/contentSecurityPolicy';
import {bundleScript} from './bundle';
import {frameDocument} from './frame';

describe('frameDocument', () => {
  it('has a policy that allows only its own script and workers', async () => {
    const script = await bundleScript(process.cwd(), 'frameScript');
    const $ = load(frameDocument(script));
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect(policy.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      `script-src ${hashOf($('script').text())} blob:`,
      'worker-src blob:',
    ]);
    // The policy restricts only what comes after it.
    expect($('meta[http-equiv]').prevAll('script')).toHaveLength(0);
  });
});
