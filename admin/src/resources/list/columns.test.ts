import { expect, test } from '@jest/globals';
import type { Field, Resource } from '../../contract/types.ts';
import { chosenColumns, columnChoices, requestedFields } from './columns.ts';

const field = (name: string, more: Partial<Field> = {}): Field => ({ name, type: 'string', ...more });
const resource = {
  fields: [
    field('id'),
    field('title'),
    field('note'),
    field('client_name', { nameOf: 'client_id' }),
    field('external_ids', { map: true }),
    field('items', { type: 'object', list: true }),
    field('phone'),
    field('currency_decimals', { type: 'integer' }),
  ],
  columns: [field('id'), field('title'), field('total')],
} as unknown as Resource;
const view = { columns: ['title', 'total'], longTexts: ['note'] };

test('columns are chosen from the short fields of a record, those of the view first', () => {
  expect(columnChoices(view, resource)).toEqual(['title', 'total', 'id', 'phone']);
});

test('chosen columns keep the order of the choices and always name the record', () => {
  expect(chosenColumns(['title', 'total', 'id', 'phone'], 'title', ['phone', 'total', 'gone'])).toEqual([
    'title',
    'total',
    'phone',
  ]);
});

test('a list requests members only for columns that its items do not have', () => {
  expect(requestedFields(resource, ['title', 'total'])).toBeUndefined();
  expect(requestedFields(resource, ['title', 'phone'])).toEqual(['id', 'title', 'total', 'phone']);
});
