import config from './jest.long.config.js';

/** Tests that measure time: each file runs alone. */
export default { ...config, testMatch: ['**/*.timed.test.ts'] };
