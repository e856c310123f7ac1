import { loadContract, shapeAnswer } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { createDays } from '../model/days.ts';
import type { StoredRecord } from '../model/stored.ts';
import { compileSnapshots } from './snapshots.ts';

const contract = loadContract();
const days = createDays(() => 'UTC');
const decimal = (text: string) => Types.Decimal128.fromString(text);

const item: StoredRecord = {
  _id: 7,
  version: 3,
  title: 'Tofu',
  description: 'soft',
  rate: decimal('2325'),
  currency: 'EUR',
  created_at: new Date(0),
  created_by: 4,
  updated_at: new Date(0),
};

function snapshots(service: string, confidential = false) {
  const shown = { currency_decimals: ({ currency }: Record<string, unknown>) => (currency === 'JPY' ? 0 : 2) };
  return compileSnapshots({ contract, definition: { service, confidential }, shown, days });
}

/** Reads a record from its wire format as the gateway does. */
function read(service: string, bytes: Uint8Array) {
  const { response } = contract.rpc(`/${service}/Get`);
  const message = contract.definition(service)['Get']!.responseDeserialize(Buffer.from(bytes));
  return shapeAnswer(response)(message as Record<string, unknown>)['record'] as Record<string, unknown>;
}

describe('the snapshot of a change', () => {
  const service = 'bms.billing.Items';
  const of = snapshots(service);

  test('is the record as its detail returns it, computed members and nulls included', () => {
    const { record, previous, previous_fields } = of(undefined, item);
    expect(read(service, record)).toMatchObject({
      ...{ id: 7, title: 'Tofu', rate: 2325, currency: 'EUR', currency_decimals: 2 },
      ...{ created_by: 4, created_at: '1970-01-01', updated_at: '1970-01-01T00:00:00.000Z' },
    });
    const members = contract.message('bms.billing.Item').fields.filter(({ rules }) => !rules.omitEmpty);
    expect(Object.keys(read(service, record))).toEqual(expect.arrayContaining(members.map(({ name }) => name)));
    expect([previous.length, previous_fields]).toEqual([0, []]);
  });

  test('has the members that differ with their values before, computed ones included', () => {
    const after = { ...item, version: 4, currency: 'JPY', description: undefined, updated_at: new Date(1) };
    const { previous, previous_fields } = of(item, after);
    expect(previous_fields).toEqual(['description', 'currency', 'currency_decimals']);
    expect(read(service, previous)).toMatchObject({ description: 'soft', currency: 'EUR', currency_decimals: 2 });
  });

  test('cuts no long text', () => {
    const text = '🦊'.repeat(5000);
    const { previous } = of({ ...item, description: text }, item);
    expect(read(service, previous)['description']).toBe(text);
  });

  test('is empty for a confidential record, for one that is too large for an event, and where there is no detail', () => {
    const huge = { ...item, description: 'x'.repeat(400_000) };
    const empty = [
      snapshots(service, true)(item, item),
      of(undefined, huge),
      snapshots('bms.activity.AuditLog')(item, item),
    ];
    expect(empty.map(({ record, previous }) => record.length + previous.length)).toEqual([0, 0, 0]);
  });

  test('has no sensitive and no write-only member', () => {
    const webhooks = 'bms.activity.Webhooks';
    const { record } = snapshots(webhooks)(undefined, {
      ...item,
      url: 'https://a.example',
      current_password: 'secret',
    });
    expect(Buffer.from(record).toString('latin1')).toContain('https://a.example');
    expect(Buffer.from(record).toString('latin1')).not.toContain('secret');
  });
});
