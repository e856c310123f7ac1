import { fileURLToPath } from 'node:url';
import { findBackingServices } from './checks/find-backing-services.ts';
import { runChecks, type Tally } from './checks/run-checks.ts';
import { runJest } from './checks/run-jest.ts';
import { runCommand, say } from './console/say.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installs the backing services, runs the checks and all fast tests. */
async function everything(): Promise<Tally> {
  await findBackingServices();
  say.step('Checks');
  const checks = await runChecks(root, say);
  say.step('Tests');
  const tests = await runJest(root, []);
  const none = tests.passed + tests.failed === 0;
  if (none) say.fail('No tests were run');
  return { passed: checks.passed + tests.passed, failed: checks.failed + tests.failed + (none ? 1 : 0) };
}

/** `npm test`, or `npm test -- <arguments of jest>` for some of the tests. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const { passed, failed } = args.length > 0 ? await runJest(root, args) : await everything();
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
