import { expect, test } from '@jest/globals';
import { UserError } from '../console/say.ts';
import { fuzz } from './fuzz.ts';
import { defaultOptions } from './options.ts';
import { findSchemathesis } from './run.ts';

/** Prints to standard error, which is shown while standard output is not. */
const say = { step: (text: string): void => void process.stderr.write(`• ${text}\n`) };

/** Finds schemathesis; reports and skips the test on a machine without Python or a package index. */
const program = await findSchemathesis(say.step).catch((error: unknown) => {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`! Fuzz skipped: ${error.message}\n`);
  return undefined;
});

// Limited by the number of cases, not by time, so that the run is the same on every machine: about two minutes on an
// idle one.
(program === undefined ? test.skip : test)(
  'requests made from the document, right and wrong ones, get the answers that it promises',
  async () => {
    const options = {
      ...defaultOptions,
      examples: 1,
      rounds: 1,
      phases: ['fuzzing', 'stateful'],
      output: process.stderr,
    };
    const runs = await fuzz(program!, options, say);
    expect(runs.map(({ role, failures, passed }) => [role, failures, passed])).toEqual([
      ['administrator', 0, true],
      ['member', 0, true],
    ]);
  },
  1_200_000,
);
