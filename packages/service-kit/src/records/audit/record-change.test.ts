import { loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { createDays } from '../model/days.ts';
import { defineModel } from '../model/definition.ts';
import type { RecordChange, StoredRecord } from '../model/stored.ts';
import { compileAuditEvent } from './record-change.ts';

const record = loadContract().message('bms.billing.Item');
const options = { service: 'bms.billing.Items', title: 'title', fields: {} };

const item: StoredRecord = {
  _id: 7,
  version: 3,
  title: 'Tofu',
  description: 'soft',
  rate: Types.Decimal128.fromString('23.25'),
  created_at: new Date(0),
  created_by: 4,
  updated_at: new Date(0),
};

interface AuditData {
  module: string;
  record_id: number;
  title: string;
  changes: { field: string; before: string; after: string }[];
}

function buildEvent(change: Partial<RecordChange>, confidential = false) {
  const definition = defineModel('items', { ...options, confidential });
  const buildAuditEvent = compileAuditEvent({
    definition,
    record,
    beside: [],
    computed: {},
    days: createDays(() => 'UTC'),
    module: 'items',
    grantedModule: 'items',
    snapshots: () => ({ record: new Uint8Array(), previous: new Uint8Array(), previous_fields: [] }),
    foundBy: () => ({ found_names: [], found_fields: new Uint8Array() }),
  });
  const event = buildAuditEvent(
    {
      ...({ kind: 'updated', before: item, after: item } as never as RecordChange),
      ...change,
    } as never,
    ['item.updated'],
  );
  return { event, data: event.data as unknown as AuditData };
}

describe('the account of a change', () => {
  test('tells whose record it is, and of each changed field the value before and after as the API shows it', () => {
    const after = { ...item, version: 4, rate: Types.Decimal128.fromString('24.5'), description: '' };
    const { event, data } = buildEvent({ after });
    expect(event).toMatchObject({
      type: 'record.updated',
      recordId: 'items-7',
      version: 4,
      module: 'items',
      owners: [4],
    });
    expect(data).toMatchObject({ module: 'items', record_id: 7, title: 'Tofu' });
    expect(data.changes).toEqual([
      { field: 'description', before: '"soft"', after: '' },
      { field: 'rate', before: '23.25', after: '24.5' },
    ]);
  });

  test('tells of a new record what is set, of a deleted one that it is gone', () => {
    expect(buildEvent({ kind: 'created', before: undefined }).data.changes.map(({ field }) => field)).toEqual([
      'title',
      'description',
      'rate',
    ]);
    expect(buildEvent({ kind: 'deleted' })).toMatchObject({ event: { type: 'record.deleted' }, data: { changes: [] } });
  });

  test('cuts long texts by characters', () => {
    const { data } = buildEvent({ after: { ...item, description: '🦊'.repeat(600) } });
    expect([...JSON.parse(data.changes[0]!.after)]).toHaveLength(500);
    expect(data.changes[0]!.after).toMatch(/🦊…"$/u);
  });

  test('names the fields of what is confidential, and no value', () => {
    const { data } = buildEvent({ after: { ...item, title: 'Secret tofu' } }, true);
    expect(data).toMatchObject({ title: '', changes: [{ field: 'title', before: '', after: '' }] });
  });
});
