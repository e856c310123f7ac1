import { loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { protos } from '../test/harness.ts';
import { generateRecords } from './generate-records.ts';

const text = generateRecords(loadContract(protos));
const [types = '', schemas = ''] = text.split('export const recordFields');

describe('the generated stored fields', () => {
  test.each([
    ['a text', 'title: string;'],
    ['an optional text', 'sku?: string;'],
    ['a decimal', 'price?: mongo.Decimal128;'],
    ['a date', 'due_on?: Date;'],
    ['a list of messages', 'parts: {'],
    ['a list of texts', 'labels: string[];'],
    ['a list of ids', 'group_ids: number[];'],
    ['a map', 'notes: Record<string, string>;'],
    ['a truth value', 'is_public: boolean;'],
  ])('have the type of %s', (_kind, line) => {
    expect(types.split('\n').map((one) => one.trim())).toContain(line);
  });

  test.each([
    ['a decimal', 'price: Schema.Types.Decimal128,'],
    ['a date', 'due_on: Date,'],
    ['a list of messages', 'parts: [{ _id: false, title: String, rate: Schema.Types.Decimal128 }],'],
    ['a list of ids', 'group_ids: [Number],'],
    ['a map', 'notes: Schema.Types.Mixed,'],
  ])('have the schema of %s', (_kind, line) => {
    expect(schemas.split('\n').map((one) => one.trim())).toContain(line);
  });

  test('leave out the fields of every record, computed fields and names of other records', () => {
    expect(text).not.toMatch(
      /\b(_id|id|created_by|updated_at|part_count|owner_name)\??: (number|string|Number|String)/,
    );
  });
});
