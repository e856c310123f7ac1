import config from './jest.config.js';

/** Faults and whole starts: seconds to a minute each, one after the other because they watch the clock. */
export default {
  ...config,
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 180_000,
  maxWorkers: 1,
};
