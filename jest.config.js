import { availableParallelism } from 'node:os';

/** Tests run as native ES modules, with types stripped by Node; they are checked by `npm run check`. */
export default {
  // Modules are loaded once per worker, not once per test file.
  runtime: '<rootDir>/packages/testing/src/jest/runtime.ts',
  testEnvironment: '<rootDir>/packages/testing/src/jest/environment.ts',
  injectGlobals: false,
  transform: {},
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.(long|timed)\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/.data', '<rootDir>/bench/peers', '/dist/'],
  // The time of each file is printed.
  slowTestThreshold: 0,
  globalSetup: '<rootDir>/packages/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/packages/testing/src/global-teardown.ts',
  // For what hangs; on a machine that is busy with other work, a start or a stalled disk takes half of it.
  testTimeout: 300_000,
  // Tests wait for databases and processes more than they compute.
  maxWorkers: availableParallelism() * 2,
};
