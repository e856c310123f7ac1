import config from './jest.config.js';

/** Faults and whole starts, seconds to a minute each. The files of a run share a process, and so a system. */
export default {
  ...config,
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 180_000,
  maxWorkers: 1,
};
