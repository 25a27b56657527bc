import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  test: {
    // For machines with other work: a test that passes does not wait.
    testTimeout: 30_000,
    // The files of a worker share its modules; loading them again for each file takes longer than the tests.
    isolate: false,
    // Vitest leaves one core idle, half of a machine with two.
    maxWorkers: '100%',
    minWorkers: 1,
    include: ['{src,lib,markdown,plugins,proof,scripts,bench,e2e}/**/*.test.ts'],
  },
});
