import config from './jest.config.js';

/**
 * Faults and whole starts, seconds to a minute each. The files of a run share a process, and so a system. The timeout is
 * for what hangs: machines differ by a factor of five in speed.
 */
export default {
  ...config,
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 600_000,
  maxWorkers: 1,
};
