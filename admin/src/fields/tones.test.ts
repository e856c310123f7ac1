import { loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { describeContract } from '../../build/describe-contract.ts';
import { toneOf } from './tones.ts';

const { resources } = describeContract(loadContract());

test('every initial status that a later one follows is shown as a draft, or as under way', () => {
  const initial = resources
    .flatMap(({ fields }) => fields)
    .filter(({ name, initial, moves }) => name === 'status' && initial && moves)
    .map(({ initial }) => initial!);
  expect(initial.length).toBeGreaterThan(5);
  const other = [...new Set(initial)].filter((status) => !['draft', 'info', 'success'].includes(toneOf(status)));
  expect(other).toEqual([]);
});

test.each([
  ['paid', 'success'],
  ['overdue', 'danger'],
  ['partially_paid', 'warning'],
  ['draft', 'draft'],
  ['cancelled', 'neutral'],
  ['a status of a new module', 'neutral'],
])('%s is shown as %s', (status, tone) => expect(toneOf(status)).toBe(tone));
