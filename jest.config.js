/** Tests run as native ES modules; TypeScript is stripped by SWC, types are checked by `npm run check`. */
const jsc = { target: 'es2024', parser: { syntax: 'typescript' } };

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc, module: { type: 'es6' } }] },
  transformIgnorePatterns: ['/node_modules/'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.long\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/.data', '<rootDir>/bench/peers', '/dist/'],
  globalSetup: '<rootDir>/packages/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/packages/testing/src/global-teardown.ts',
  // For what hangs; a start on a machine that is busy with other work takes half of it.
  testTimeout: 60_000,
  // Tests wait for databases and processes more than they compute.
  maxWorkers: '100%',
};
