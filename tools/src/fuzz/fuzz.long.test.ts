import { expect, test } from '@jest/globals';
import { UserError } from '../console/say.ts';
import { fuzz } from './fuzz.ts';
import { findSchemathesis } from './install.ts';
import { usual } from './options.ts';

/** What is said here is seen on a console whose standard output is not. */
const say = { step: (text: string): void => void process.stderr.write(`• ${text}\n`) };

/** A machine without Python or a package index has nothing to fuzz with: it says so and leaves this out. */
const program = await findSchemathesis(say.step).catch((error: unknown) => {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`! The fuzz is left out: ${error.message}\n`);
  return undefined;
});

// Bounded by cases, not by time, so that it is the same on every machine: about two minutes on a quiet one.
(program === undefined ? test.skip : test)(
  'requests made from the document, right and wrong ones, get the answers that it promises',
  async () => {
    const options = { ...usual, examples: 1, rounds: 1, phases: ['fuzzing', 'stateful'], output: process.stderr };
    const runs = await fuzz(program!, options, say);
    expect(runs.map(({ role, failures, passed }) => [role, failures, passed])).toEqual([
      ['administrator', 0, true],
      ['member', 0, true],
    ]);
  },
  1_200_000,
);
