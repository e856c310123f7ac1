import { describe, expect, test } from '@jest/globals';
import { missingValues, wrongValues } from './check-values.ts';
import { type FieldType, faultOf, type ValueField } from './field-types.ts';

const field = (field_type: FieldType, options: string[] = []): ValueField => ({
  title: 'It',
  field_type,
  options,
  required: false,
});

describe('a value', () => {
  test.each<[FieldType, string[], string[]]>([
    ['text', ['x', '😀'.repeat(255)], ['x'.repeat(256)]],
    ['textarea', ['two\nlines'], ['x'.repeat(10_001)]],
    [
      'number',
      ['0', '-12.5', '0.001', '123456789012345', '12345678.1234567'],
      ['1e5', '1,5', '.5', '5.', '+1', ' 1', '1234567890123456', 'NaN', '0x1'],
    ],
    ['date', ['2028-02-29'], ['2026-02-29', '29.02.2028', '2026-1-1']],
    ['select', ['North', 'South, far'], ['north', 'North,South, far', 'West']],
    ['multi_select', ['North', 'North,East', 'East,North'], ['North,North', 'North, East', 'West', 'North,', ',']],
    ['checkbox', ['0', '1'], ['2', 'true', '01']],
    ['email', ['nancy@example.com'], ['nancy', 'nancy@']],
    ['url', ['https://example.com/a?b=c'], ['example.com', 'javascript:alert(1)']],
  ])('of %s', (type, good, bad) => {
    const asked = field(type, type === 'select' ? ['North', 'South, far'] : ['North', 'East']);
    expect(good.map((value) => [value, faultOf(value, asked)])).toEqual(good.map((value) => [value, undefined]));
    expect(bad.filter((value) => faultOf(value, asked) === undefined)).toEqual([]);
  });

  test('may be empty whatever the type', () => {
    for (const type of ['number', 'date', 'select', 'multi_select', 'checkbox', 'email', 'url'] as const)
      expect(faultOf('', field(type))).toBeUndefined();
  });

  test('is named with its key and what it must be', () => {
    const fields = new Map([['field_3', { ...field('select', ['a', 'b']), title: 'Region' }]]);
    expect(wrongValues('values', { field_3: 'c', field_4: 'd' }, fields)).toEqual([
      { field: 'values.field_3', code: 'invalid_value', message: 'Region must be one of a, b.' },
      { field: 'values.field_4', code: 'unknown_field', message: 'values.field_4 is not a known field.' },
    ]);
  });

  test('that is required is missing where it is blank', () => {
    const fields = new Map(['field_1', 'field_2', 'field_3'].map((key) => [key, { ...field('text'), required: true }]));
    const missing = missingValues('values', { field_1: 'x', field_2: '  ' }, fields);
    expect(missing.map((violation) => violation.field)).toEqual(['values.field_2', 'values.field_3']);
  });
});
