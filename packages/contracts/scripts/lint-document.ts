/**
 * Lints the OpenAPI document of the whole API with Redocly's recommended rules. Exits with code 1 on any error or
 * warning.
 */

import { describeApi, loadContract } from '../src/index.ts';
import { problemsOf } from './redocly.ts';

const problems = await problemsOf(describeApi(loadContract(), 'https://bms.example.org'));
for (const { ruleId, severity, message, location } of problems)
  process.stderr.write(`${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
