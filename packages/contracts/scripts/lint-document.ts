/**
 * Checks the document of the whole API by the recommended rules of Redocly, without exceptions: a warning fails too. Its exit
 * code says whether it is clean.
 */

import { describeApi, loadContract } from '../src/index.ts';
import { problemsOf } from './redocly.ts';

const problems = await problemsOf(describeApi(loadContract(), 'https://bms.example.org'));
for (const { ruleId, severity, message, location } of problems)
  process.stderr.write(`${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
