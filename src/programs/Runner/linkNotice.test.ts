import {expect, it} from 'vitest';
import {linkNotice} from './linkNotice';

it('linkNotice gives the number of lines, and the first line that sends requests', () => {
  expect(linkNotice('console.log(1)\n')).toBe(
    'It has one line. No line shows that it sends requests, but a program can hide that.',
  );
  expect(linkNotice(`const a = 1;${'\n'.repeat(200)}await fetch(url);`)).toBe(
    'It has 201 lines, and can send requests. See line 201.',
  );
  expect(linkNotice(`// client\nimport {cedra} from './client.js';`)).toContain('See line 2');
  expect(linkNotice('const prefetched = important;')).toContain('No line shows');
});
