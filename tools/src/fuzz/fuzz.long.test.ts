import { expect, test } from '@jest/globals';
import { say } from '../console/say.ts';
import { fuzz } from './fuzz.ts';
import { usual } from './options.ts';

test('requests made from the document, right and wrong ones, get the answers that it promises', async () => {
  const runs = await fuzz({ ...usual, examples: 1, phases: ['fuzzing', 'stateful'] }, say);
  expect(runs.map(({ role, failures, passed }) => [role, failures, passed])).toEqual([
    ['administrator', 0, true],
    ['member', 0, true],
  ]);
}, 600_000);
