import { test } from '@jest/globals';
import { UserError } from '../console/say.ts';
import { type ChartPrograms, findChartPrograms } from './programs.ts';

/** Prints to standard error, which is shown while standard output is not. */
const step = (text: string): void => void process.stderr.write(`• ${text}\n`);

/** Finds something for tests; reports that they are skipped on a machine where it cannot be installed. */
export async function findOrSkip<Found>(
  find: (step: (text: string) => void) => Promise<Found>,
): Promise<Found | undefined> {
  return find(step).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`! Tests of the chart skipped: ${error.message}\n`);
    return undefined;
  });
}

/** The programs of the chart; undefined on a machine where they cannot be installed. */
export const programs: ChartPrograms | undefined = await findOrSkip(findChartPrograms);

/** `test`, skipped without the programs of the chart. `test.skip` is that of the test file that runs, so it is looked up in each call. */
export const testWithPrograms = (...args: Parameters<typeof test>): void =>
  programs === undefined ? test.skip(...args) : test(...args);

/** Time limit of a test that runs Helm many times, in milliseconds: a second each where nothing else runs, 20 s if much does. */
export const MANY_RUNS_TIMEOUT_MS = 300_000;
