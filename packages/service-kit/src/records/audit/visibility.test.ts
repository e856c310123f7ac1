import { describe, expect, test } from '@jest/globals';
import { defineModel, type RecordOptions } from '../model/definition.ts';
import type { StoredRecord } from '../model/stored.ts';
import { compileFormer, portalClientOf, recipientsOf, visibilityOf } from './visibility.ts';

const records = (more: Partial<RecordOptions>) =>
  defineModel('things', { service: 'bms.things.Things', title: 'title', fields: { title: String }, ...more });
const record = (more: object) => ({
  _id: 5,
  version: 1,
  created_at: new Date(),
  created_by: 1,
  updated_at: new Date(),
  ...more,
});

describe('what happens to a record', () => {
  test('is told to who may view it, unless seeing it takes more than that', () => {
    expect(visibilityOf(records({}))).toBe('viewers');
    expect(visibilityOf(records({ audience: () => ({}) }))).toBe('editors');
    expect(visibilityOf(records({ rowFilter: () => ({}), audience: () => ({}) }))).toBe('owners');
  });

  test('is told in the portal to the client who sees it', () => {
    const drafts = { $in: ['sent', 'paid'] };
    const sales = portalClientOf(
      records({ portal: { view: ({ clientId }) => ({ client_id: clientId, status: drafts }) } }),
    );
    expect(sales(record({ client_id: 7, status: 'sent' }))).toBe(7);
    expect(sales(record({ client_id: 7, status: 'draft' }))).toBe(0);
    const shared = portalClientOf(
      records({ portal: { view: ({ clientId }) => ({ client_id: clientId, hidden: { $ne: true } }) } }),
    );
    expect([shared(record({ client_id: 7 })), shared(record({ client_id: 7, hidden: true }))]).toEqual([7, 0]);
    const sentOnes = portalClientOf(
      records({ portal: { view: ({ clientId }) => ({ client_id: clientId, sent_at: { $ne: null } }) } }),
    );
    expect([sentOnes(record({ client_id: 7 })), sentOnes(record({ client_id: 7, sent_at: new Date() }))]).toEqual([
      0, 7,
    ]);
    const clients = portalClientOf(records({ portal: { view: ({ clientId }) => ({ _id: clientId }) } }));
    expect(clients(record({}))).toBe(5);
  });

  test.each([
    ['is closed to it', {}],
    ['has records for everybody', { portal: { view: () => ({}) } }],
    ['decides by more than fields', { portal: { view: () => ({ $or: [{ a: 1 }] }) } }],
    ['decides by an operator that is not known here', { portal: { view: () => ({ size: { $gt: 1 } }) } }],
    ['is limited to who takes part', { rowFilter: () => ({}), portal: { view: () => ({ _id: 5 }) } }],
  ])('is told to nobody in the portal where the module %s', (_what, more: Partial<RecordOptions>) => {
    expect(portalClientOf(records(more))(record({ client_id: 7, size: 4, a: 1 }))).toBe(0);
  });

  test('is told to whom the record is for, and whom it was for until now', () => {
    const today = new Date('2026-03-02');
    const recipients = ({ shared }: StoredRecord, day: Date) => (day === today ? (shared as string[]) : []);
    const [before, after] = [record({ shared: ['all_clients', 'user:4'] }), record({ shared: ['user:4', 'role:2'] })];
    expect(recipientsOf({ recipients }, { before, after }, today)).toEqual(['all_clients', 'user:4', 'role:2']);
    expect(recipientsOf({ recipients }, { after }, today)).toEqual(['user:4', 'role:2']);
    expect(recipientsOf({}, { before, after }, today)).toEqual([]);
  });

  test('names those who saw the record before the change and do not after it', () => {
    const today = new Date('2026-03-02');
    const definition = records({
      ownerFields: ['owner_id'],
      portal: { view: ({ clientId }) => ({ client_id: clientId, status: { $in: ['sent'] } }) },
      recipients: ({ shared }: StoredRecord) => (shared ?? []) as string[],
    });
    const former = compileFormer(definition);
    const before = record({ owner_id: 4, client_id: 7, status: 'sent', shared: ['role:1', 'role:2'] });
    const after = record({ owner_id: 5, client_id: 7, status: 'draft', shared: ['role:2', 'role:3'] });
    expect(former({ before, after }, today)).toEqual({
      former_owners: [4],
      former_portal_client_id: 7,
      former_groups: ['role:1'],
    });
    const none = { former_owners: [], former_portal_client_id: 0, former_groups: [] };
    expect(former({ before, after: before }, today)).toEqual(none);
    expect(former({ after }, today)).toEqual(none);
  });
});
