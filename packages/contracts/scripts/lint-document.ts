/**
 * Lints the OpenAPI document of the whole API with Redocly's recommended rules. Exits with code 1 on any error or
 * warning.
 */

import { describeApi, loadContract } from '../src/index.ts';
import { type DocumentProblem, problemsOf } from './redocly.ts';

/** True for a path of a write by external id: literal segments come first, and `external` is the id of no record. */
const isOfExternalId = ({ ruleId, message }: DocumentProblem): boolean =>
  ruleId === 'no-ambiguous-paths' && message.includes('/external/{source}/{external_id}`');

const all = await problemsOf(describeApi(loadContract(), 'https://bms.example.org'));
const problems = all.filter((problem) => !isOfExternalId(problem));
for (const { ruleId, severity, message, location } of problems)
  process.stderr.write(`${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
