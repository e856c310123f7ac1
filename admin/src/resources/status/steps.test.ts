import { expect, test } from '@jest/globals';
import type { Resource } from '../../contract/types.ts';
import { stepsOf } from './steps.ts';

const orders = {
  fields: [
    {
      name: 'status',
      type: 'string',
      allowed: ['new', 'processing', 'on_hold', 'confirmed', 'completed', 'cancelled'],
      moves: [
        { from: ['new'], to: ['processing', 'cancelled'] },
        { from: ['processing'], to: ['confirmed', 'on_hold'] },
        { from: ['confirmed'], to: ['completed'], by: 'Complete' },
      ],
    },
  ],
  columns: [],
} as unknown as Resource;

test('the steps of a record are its statuses in order, without side statuses', () => {
  expect(stepsOf(orders, 'new')?.path).toEqual(['new', 'processing', 'confirmed', 'completed']);
});

test('a side status is a step while the record has it', () => {
  expect(stepsOf(orders, 'on_hold')?.path).toEqual(['new', 'processing', 'on_hold', 'confirmed', 'completed']);
});

test('only changes of the status itself are offered, those of operations are not', () => {
  expect(stepsOf(orders, 'new')?.isLegal('processing')).toBe(true);
  expect(stepsOf(orders, 'new')?.isLegal('confirmed')).toBe(false);
  expect(stepsOf(orders, 'confirmed')?.isLegal('completed')).toBe(false);
});

test('legal side statuses are offered apart from the steps', () => {
  expect(stepsOf(orders, 'new')?.side).toEqual(['cancelled']);
});

test('a cancelled record has no steps, and neither has a status with two values', () => {
  expect(stepsOf(orders, 'cancelled')).toBeUndefined();
  const clients = { fields: [{ name: 'status', allowed: ['active', 'inactive'], moves: [] }], columns: [] };
  expect(stepsOf(clients as unknown as Resource, 'active')).toBeUndefined();
});
