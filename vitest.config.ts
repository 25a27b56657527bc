import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  test: {
    // Generous for busy machines: a test that passes does not wait.
    testTimeout: 30_000,
    // Test files share the modules of their worker, because loading modules for each file takes longer than the tests.
    isolate: false,
    // By default, Vitest leaves one core idle: half of a machine with two cores.
    maxWorkers: '100%',
    minWorkers: 1,
    globalSetup: './lib/command/temporary-folder.ts',
    // Tests need no network.
    env: {CEDRA_FRAMEWORK: 'localnet'},
    include: ['{src,lib,markdown,packages,plugins,proof,scripts,bench}/**/*.test.ts'],
  },
});
