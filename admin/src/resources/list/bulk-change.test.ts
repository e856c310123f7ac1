import { describe, expect, test } from '@jest/globals';
import type { Field, Resource } from '../../contract/types.ts';
import { bulkFields, changeItems, outcomeOf, reachable, undoItems } from './bulk-change.ts';

const status: Field = {
  name: 'status',
  type: 'string',
  allowed: ['new', 'qualified', 'won', 'lost'],
  moves: [
    { from: ['new', 'qualified'], to: ['new', 'qualified', 'lost'] },
    { from: ['lost'], to: ['new'] },
    { from: ['new', 'qualified'], to: ['won'], by: 'Convert' },
  ],
};
const owner: Field = { name: 'owner_id', type: 'integer' };
const labels: Field = { name: 'labels', type: 'string', list: true };
const records = [
  { id: 1, status: 'new', labels: ['tea'] },
  { id: 2, status: 'lost' },
  { id: 3, status: 'won' },
];

describe('a bulk change', () => {
  test('sets a status that is set directly, people and labels', () => {
    const sent: Field = { ...status, moves: [{ from: ['draft'], to: ['sent'], by: 'Send' }] };
    const made: Field = { name: 'created_by', type: 'integer', readOnly: true };
    const isPerson = (name: string) => ['owner_id', 'created_by'].includes(name);
    const of = (...fields: Field[]) => bulkFields({ fields } as unknown as Resource, isPerson).map(({ name }) => name);
    expect(of(status, owner, labels, made)).toEqual(['status', 'owner_id', 'labels']);
    expect(of(sent)).toEqual([]);
  });

  test('offers the statuses that one of the records can have', () => {
    expect(reachable(status, records)).toEqual(['new', 'qualified', 'lost']);
    expect(reachable(status, records.slice(2))).toEqual([]);
  });

  test('replaces single values, adds to lists, and is undone by the values before', () => {
    const [first, second] = records;
    expect(changeItems(owner, [first!], { owner_id: 5 })).toEqual([
      { action: 'update', id: 1, record: { owner_id: 5 } },
    ]);
    expect(changeItems(labels, [first!, second!], { labels: ['tea', 'new'] }).map(({ record }) => record)).toEqual([
      { labels: ['tea', 'new'] },
      { labels: ['tea', 'new'] },
    ]);
    expect(undoItems(labels, [first!])).toEqual([{ action: 'update', id: 1, record: { labels: ['tea'] } }]);
  });

  test('tells the records that were not changed, and why', () => {
    const results = [
      { status: 200 },
      { status: 422, problem: { message: 'A reason is required.', errors: [{ field: 'lost_reason' }] } },
      { status: 424 },
    ];
    expect(outcomeOf(records, { results })).toEqual({
      changed: [records[0]],
      failed: [
        { record: records[1], reason: 'A reason is required.', fields: ['lost_reason'] },
        { record: records[2], reason: 'It was not changed.', fields: [] },
      ],
    });
  });
});
