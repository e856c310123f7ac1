import { expect, test } from '@jest/globals';
import { isReplay, limitResults } from './limit-results.ts';

const large = 'x'.repeat(5_000_000);

test('the results of a bulk have no records and no details of problems beyond 16 MB', () => {
  const record = JSON.stringify({ text: large });
  const problem = JSON.stringify({ code: 'validation_failed', errors: [large] });
  const results = [record, record, record, record].map((one, index) => ({ index, status: 201, record: one }));
  const limited = limitResults([...results, { index: 4, status: 422, problem }]);
  expect(limited.map(({ record: kept }) => kept !== undefined)).toEqual([true, true, true, false, false]);
  expect(limited[4]).toEqual({ index: 4, status: 422, problem: '{"code":"validation_failed"}' });
});

test('a bulk is a replay if it made nothing new', () => {
  const [made, replayed] = [
    { index: 0, status: 201 },
    { index: 1, status: 201, isReplayed: true },
  ];
  const failed = { index: 2, status: 422, problem: '{}' };
  expect([[made], [made, replayed], [replayed, failed], [failed]].map(isReplay)).toEqual([false, false, true, false]);
});
