import { fileURLToPath } from 'node:url';
import { changedFiles } from './checks/changed-files.ts';
import { findBackingServices, generateClient } from './checks/prepare.ts';
import { type CheckTally, checkTypes, runChecks, type Tally } from './checks/run-checks.ts';
import { describeRuns, runJest } from './checks/run-jest.ts';
import { runCommand, say } from './console/say.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installs the backing services, runs the checks and all fast tests. */
async function everything(): Promise<Omit<CheckTally, 'failures'>> {
  await Promise.all([findBackingServices(), generateClient(root)]);
  say.step('Checks');
  const checks = await runChecks(root, say);
  say.step('Tests');
  const tests = await runJest(root, []);
  const none = tests.passed + tests.failed === 0;
  if (none) say.fail('No tests were run');
  for (const line of describeRuns([tests])) console.log(line);
  for (const failure of checks.failures) console.log(`Failed: ${failure}`);
  const failed = checks.failed + tests.failed + (none ? 1 : 0);
  return { passed: checks.passed + tests.passed, failed, warnings: checks.warnings };
}

/** Runs some of the fast tests and checks the types meanwhile. */
async function some(args: readonly string[]): Promise<Tally> {
  await generateClient(root);
  const [types, tests] = await Promise.all([checkTypes(root, say), runJest(root, args)]);
  return { passed: types.passed + tests.passed, failed: types.failed + tests.failed };
}

/** Runs the fast tests of the changes since a revision, and of the checks only that of types. */
async function changesSince(base: string): Promise<Tally> {
  const files = await changedFiles(root, base);
  if (files.length === 0) {
    say.done(`Nothing changed since ${base}`);
    return { passed: 0, failed: 0 };
  }
  return some(['--passWithNoTests', '--findRelatedTests', ...files]);
}

/**
 * `npm test`; `npm test -- <arguments of jest>` for some of the tests; `npm test -- --changed [<revision>]` for those that
 * a change since a revision touches, by default since main. All check the types, the first runs the other checks as well.
 */
await runCommand(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const chosen = () => (first === '--changed' ? changesSince(rest[0] ?? 'main') : some([first!, ...rest]));
  const { passed, failed, warnings } = first === undefined ? await everything() : { ...(await chosen()), warnings: [] };
  for (const warning of warnings) say.warn(warning);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
