import { fileURLToPath } from 'node:url';
import { type PartName, parts, resolveProgram } from '@bms/parts';
import { runChecks, type Tally } from './checks/run-checks.ts';
import { runJest } from './checks/run-jest.ts';
import { runCommand, say } from './console/say.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The real databases that tests run against; the first time they are fetched. */
async function findParts(): Promise<void> {
  await Promise.all(Object.keys(parts).map((name) => resolveProgram(name as PartName, { onStep: say.step })));
}

/** All there is: the parts, the checks, the tests, then those that take long. */
async function everything(): Promise<Tally> {
  await findParts();
  say.step('Checks');
  const checks = await runChecks(root, say);
  say.step('Tests');
  const fast = await runJest(root, []);
  say.step('Long tests: faults and whole starts');
  const long = await runJest(root, ['--config=jest.long.config.js']);
  const tests = fast.passed + fast.failed;
  if (tests === 0) say.fail('Not a single test ran');
  const failed = checks.failed + fast.failed + long.failed + (tests === 0 ? 1 : 0);
  return { passed: checks.passed + fast.passed + long.passed, failed };
}

/** `npm test`, or `npm test -- <what jest takes>` for some of the tests. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const { passed, failed } = args.length > 0 ? await runJest(root, args) : await everything();
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
