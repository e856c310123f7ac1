import { expect, test } from '@jest/globals';
import { stagesOf } from './stages.ts';

test('leads are counted by status, and the values of one currency are added up', () => {
  const leads = [
    { status: 'new', value: 1000, currency: 'EUR' },
    { status: 'new', value: null, currency: 'EUR' },
    { status: 'new', value: 500, currency: 'USD' },
    { status: 'won', value: 700, currency: 'EUR' },
  ];
  expect(stagesOf(['new', 'qualified'], leads, 'EUR')).toEqual([
    { status: 'new', count: 3, value: 1000 },
    { status: 'qualified', count: 0, value: 0 },
  ]);
});
