import { fileURLToPath } from 'node:url';
import { findBackingServices } from './checks/prepare.ts';
import { runJest } from './checks/run-jest.ts';
import { runCommand, say } from './console/say.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run test:long`: runs the tests of faults and complete starts, which take seconds to minutes each; `-- <arguments
 * of jest>` selects some of them.
 */
await runCommand(async () => {
  await findBackingServices();
  const { passed, failed } = await runJest(root, ['--config=jest.long.config.js', ...process.argv.slice(2)]);
  if (passed + failed === 0) say.fail('No tests were run');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
