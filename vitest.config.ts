import {devNull} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Git without the settings of whoever runs the tests, who may sign commits or convert line ends. */
const gitEnvironment = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  // In a container, another user may own the repository.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'safe.directory',
  GIT_CONFIG_VALUE_0: '*',
};

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
    setupFiles: './lib/command/yield-after-tests.ts',
    // Tests need no network.
    env: {CEDRA_FRAMEWORK: 'localnet', ...gitEnvironment},
    include: ['{src,lib,cedra,packages,plugins,scripts}/**/*.test.ts'],
  },
});
