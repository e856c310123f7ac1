import { findBackingServices } from './checks/prepare.ts';
import { runCommand, say } from './console/say.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { readOptions } from './fuzz/options.ts';
import { findSchemathesis } from './fuzz/run.ts';
import { countCases, listAllowed, summarize } from './fuzz/summary.ts';

/**
 * `npm run fuzz`: sends valid and invalid requests generated from the OpenAPI document; options:
 * tools/src/fuzz/options.ts.
 */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  await findBackingServices();
  const runs = await fuzz(await findSchemathesis(say.step), options, say);
  console.log(`Allowed deviations and their counts:\n${listAllowed(runs)}`);
  console.log(summarize(runs));
  const cases = runs.reduce((sum, run) => sum + countCases(run), 0);
  const failures = runs.reduce((sum, run) => sum + run.failures, 0);
  console.log(`${cases.toLocaleString('en')} cases, ${failures} failures`);
  return cases > 0 && runs.every(({ passed }) => passed) ? 0 : 1;
});
