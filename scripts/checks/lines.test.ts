import {expect, it} from 'vitest';
import {growth, linesByFolder} from './lines';

it('counts source files by folder and kind, without pages, their copies and generated data', () => {
  const files = {
    'src/a.tsx': 1,
    'src/b/a.css': 2,
    'src/b/a.test.ts': 4,
    'e2e/a.spec.ts': 8,
    'a.config.ts': 16,
  };
  const others = {
    'docs/_files/a.ts': 32,
    'versioned_docs/version-1.0/_files/a.ts': 32,
    'i18n/de/docusaurus-plugin-content-docs/current/_files/a.ts': 32,
    'cedra/cli/generated.json': 64,
    'README.md': 128,
  };
  expect(linesByFolder(new Map(Object.entries({...files, ...others})))).toEqual({
    src: {code: 1, tests: 4, styles: 2},
    e2e: {code: 0, tests: 8, styles: 0},
    '(root)': {code: 16, tests: 0, styles: 0},
  });
});

it('fails for a folder that grew by more than 300 lines, also for a new one', () => {
  const row = (code: number) => ({code, tests: 0, styles: 0});
  expect(growth({src: row(100)}, {src: row(400)})).toEqual([]);
  expect(growth({src: row(100)}, {src: row(401), new: row(301)})).toEqual([
    'src has 301 lines more than in scripts/checks/lines.json.',
    'new has 301 lines more than in scripts/checks/lines.json.',
  ]);
});
