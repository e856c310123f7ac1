import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@bms/testing/browser';
import pLimit from 'p-limit';
import { findBackingServices, generateClient } from './checks/prepare.ts';
import { describeRuns, runJest, type TestRun } from './checks/run-jest.ts';
import { runCommand, say } from './console/say.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const IGNORED = ['/node_modules/', '/dist/'];

/** Returns the pattern of jest for all files in some of the top folders. */
const inFolders = (...names: readonly string[]): string => `^${RegExp.escape(root)}(${names.join('|')})/`;

/**
 * The top folders of each group of the long tests, the longest group first. The files of a group run one after the other
 * and share a system, which takes 13 s of CPU to start and up to half a core while it waits.
 */
const GROUPS: readonly (readonly string[])[] = [['admin'], ['system', 'demo'], ['tools'], ['services'], ['cli']];
/** The tests of other folders that use the shared system; they run with those of system/. */
const ON_SHARED_SYSTEM = `^${RegExp.escape(root)}(services/\\w+/test/whole-system|tools/src/scim/)`;
/** The position of the group with the files of all other folders among them. */
const OTHERS_AT = 4;

/** The number of groups that run at a time. One more than cores is slower: a system that only waits takes half a core. */
const AT_A_TIME = availableParallelism();

const runLong = (ignored: readonly string[], paths: readonly string[]): Promise<TestRun> =>
  runJest(root, ['--config=jest.long.config.js', '--testPathIgnorePatterns', ...IGNORED, ...ignored, '--', ...paths]);

const runGroup = (folders: readonly string[]): Promise<TestRun> =>
  folders.includes('system')
    ? runLong([], [inFolders(...folders), ON_SHARED_SYSTEM])
    : runLong([ON_SHARED_SYSTEM], [inFolders(...folders)]);

/** Runs all long tests, some groups at a time; then those that measure time, each alone. */
async function runAll(): Promise<TestRun[]> {
  const hasBrowser = findBrowser() !== undefined;
  if (!hasBrowser) say.warn('No Chromium: the tests of the panel in a browser are skipped');
  const chosen = GROUPS.filter(([first]) => hasBrowser || first !== 'admin');
  const groups = chosen.map((folders) => () => runGroup(folders));
  groups.splice(OTHERS_AT, 0, () => runLong([inFolders(...GROUPS.flat())], []));
  const limit = pLimit(AT_A_TIME);
  const runs = await Promise.all(groups.map((run) => limit(run)));
  return [...runs, await runJest(root, ['--config=jest.timed.config.js'])];
}

/** Runs some of the tests, one file after the other. @param args arguments of jest, such as paths */
async function runSome(args: readonly string[]): Promise<TestRun[]> {
  const runs: TestRun[] = [];
  for (const config of ['jest.long.config.js', 'jest.timed.config.js'])
    runs.push(await runJest(root, [`--config=${config}`, '--passWithNoTests', ...args]));
  return runs;
}

/**
 * `npm run test:long`: runs the tests of faults and complete starts, which take seconds to minutes each; `-- <arguments
 * of jest>` selects some of them.
 */
await runCommand(async () => {
  await findBackingServices();
  await generateClient(root);
  const args = process.argv.slice(2);
  const runs = await (args.length === 0 ? runAll() : runSome(args));
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  if (passed + failed === 0) say.fail('No tests were run');
  for (const line of describeRuns(runs)) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
