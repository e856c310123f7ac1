import { expect, test } from '@jest/globals';
import { runBench } from './bench.ts';
import { readCommandLine } from './options.ts';
import { formatReport } from './report/write.ts';
import { findBelowLimits } from './short.ts';

test('list, detail and create are not slower than their limits, compared with a floor in the same run', async () => {
  const { rounds, contenders } = readCommandLine(['--short']);
  const report = await runBench({ ...rounds, contenders }, () => {});
  if (findBelowLimits(report.figures).length > 0) process.stderr.write(`${formatReport(report)}\n`);
  expect(findBelowLimits(report.figures)).toEqual([]);
});
