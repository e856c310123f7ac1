import { resolveProgram } from '@bms/backing-services';
import { expect, test } from '@jest/globals';
import { formatReport } from './report/report.ts';
import { runFaults } from './run-faults.ts';

/** Two kills of processes, and one fault each of backing services, networks, roles and freezes. */
const FAULTS = 6;

/** Prints to standard error, which is shown while standard output is not. */
const say = (line: string): void => void process.stderr.write(`• ${line}\n`);

/** Finds Toxiproxy; reports and skips the test on a machine without Go. */
const program = await resolveProgram('toxiproxy', { onStep: say }).catch((error: unknown) => {
  process.stderr.write(`! Faults skipped: ${(error as Error).message}\n`);
  return undefined;
});

(program === undefined ? test.skip : test)(
  'the whole system under load keeps every acknowledged write and every invariant through six faults',
  async () => {
    const options = { faults: FAULTS, seed: 1, maxFreezeMs: 6000 };
    const report = await runFaults(options, say, AbortSignal.timeout(600_000));
    say(`\n${formatReport(report)}`);
    expect(report.violations).toEqual([]);
    expect(report.faults).toHaveLength(FAULTS);
    expect(report.acknowledgedWrites).toBeGreaterThan(100);
  },
  900_000,
);
