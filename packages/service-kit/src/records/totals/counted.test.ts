import { loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { findRpc, readListContract, recordMessage } from '../model/list-contract.ts';
import { countedFields, countedPaths, countsOf } from './counted.ts';

const contract = loadContract();

function fieldsOf(service: string, ownerFields: readonly string[]): string[] {
  const record = recordMessage(contract, service);
  const list = readListContract(findRpc(contract, service, 'List')!, record);
  return countedFields({ record, list, ownerFields });
}

test('choices and owners that clients write are counted, other references and copied owners are not', () => {
  expect(fieldsOf('bms.crm.Clients', ['owner_id']).sort()).toEqual(['owner_id', 'status', 'type']);
  expect(fieldsOf('bms.billing.Invoices', ['owner_id'])).toEqual(['status']);
});

test('a change is counted by the values that it moves a record from and to', () => {
  const before = { status: 'new', owner_id: 7 };
  const changes = [
    { before: undefined, after: before },
    { before, after: { status: 'won', owner_id: 7 } },
    { before, after: undefined },
    { before: undefined, after: { status: undefined, owner_id: 8 } },
  ];
  expect(Object.fromEntries(countsOf(['status', 'owner_id'], changes))).toEqual({
    count: 1,
    'values.status.new': -1,
    'values.status.won': 1,
    'values.owner_id.8': 1,
  });
});

test('a filter is counted if it is one condition of one value or several of a counted field', () => {
  const fields = ['status', 'owner_id'];
  expect(countedPaths(fields, { status: 'new' })).toEqual(['values.status.new']);
  expect(countedPaths(fields, { owner_id: { $in: [7, 8, 7] } })).toEqual(['values.owner_id.7', 'values.owner_id.8']);
  for (const filter of [
    { country: 'DE' },
    { status: 'new', owner_id: 7 },
    { $or: [{ status: 'new' }] },
    { status: { $ne: 'new' } },
    { status: { $in: [] } },
    { status: null },
    { status: 'a.$b' },
  ])
    expect(countedPaths(fields, filter)).toBeUndefined();
});
