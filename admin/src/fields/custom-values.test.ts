import { describe, expect, test } from '@jest/globals';
import { customValues } from './custom-values.ts';

const definitions = [
  { id: 9, title: 'Delivery region', field_type: 'text' },
  { id: 3, title: 'VIP', field_type: 'checkbox' },
];

describe('the values of custom fields', () => {
  test('have the titles and the order of their definitions', () => {
    expect(customValues({ field_3: '1', field_9: 'North' }, definitions)).toEqual([
      { key: 'field_9', title: 'Delivery region', text: 'North' },
      { key: 'field_3', title: 'VIP', text: 'Yes' },
    ]);
  });

  test('are left out where they are empty or have no definition', () => {
    expect(customValues({ field_3: '', field_4: 'x', field_9: 'North' }, definitions)).toEqual([
      { key: 'field_9', title: 'Delivery region', text: 'North' },
    ]);
  });

  test('have the id of their field if the user may not read the definitions', () => {
    expect(customValues({ field_10: '2026-03-02', field_9: 'North', field_2: '' }, undefined)).toEqual([
      { key: 'field_9', title: 'Field 9', text: 'North' },
      { key: 'field_10', title: 'Field 10', text: '2026-03-02' },
    ]);
  });

  test('are empty for a record without any', () => {
    expect(customValues(undefined, undefined)).toEqual([]);
    expect(customValues(undefined, definitions)).toEqual([]);
  });
});
