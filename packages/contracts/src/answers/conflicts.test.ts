import { describe, expect, test } from '@jest/globals';
import { compileConflicts, loadContract } from '../index.ts';

const contract = loadContract();

/** Returns the conflicts of an update of a client with its detail. */
function conflictsOf(sent: object, record: object, beside: object = {}): unknown {
  const update = contract.rpc('/bms.crm.Clients/Update');
  const patch = update.bindings.find(({ method }) => method === 'PATCH')!;
  return compileConflicts(update, patch, contract.rpc('/bms.crm.Clients/Get'))(sent as never, { record, ...beside });
}

describe('the conflicts of an update', () => {
  test('are the sent fields whose value differs, as they were sent and as they are', () => {
    const record = { company_name: 'Alfreds', city: 'Berlin', zip: '12209' };
    expect(conflictsOf({ company_name: 'Bottom', city: 'Berlin' }, record)).toEqual([
      { field: 'company_name', yours: 'Bottom', current: 'Alfreds' },
    ]);
  });

  test('are none for values that mean the same', () => {
    expect(conflictsOf({ city: ' Berlin ', zip: null, labels: [] }, { city: 'Berlin', zip: '', labels: [] })).toEqual(
      [],
    );
  });

  test('name the order and the number of entries of a list', () => {
    const two = ['a', 'b'];
    for (const labels of [['b', 'a'], ['a'], [], null])
      expect(conflictsOf({ labels }, { labels: two })).toEqual([{ field: 'labels', yours: labels, current: two }]);
  });

  test('are the entries of a map, of which an update changes only those that it names', () => {
    const beside = { custom_fields: { field_1: 'a', field_2: 'b' } };
    expect(conflictsOf({ custom_fields: { field_1: 'a', field_2: 'c', field_3: 'd' } }, {}, beside)).toEqual([
      { field: 'custom_fields.field_2', yours: 'c', current: 'b' },
      { field: 'custom_fields.field_3', yours: 'd', current: null },
    ]);
  });

  test('are no fields that the server sets, nor unknown ones', () => {
    expect(conflictsOf({ id: 9, updated_at: 'x', nonsense: 1 }, { id: 7, updated_at: 'y' })).toEqual([]);
  });

  test('never have sensitive fields, in any module', () => {
    for (const rpc of contract.rpcs) {
      const get = rpc.service.rpcs.find(({ name }) => name === 'Get');
      for (const binding of rpc.bindings.filter(({ mask }) => get && mask !== 'none')) {
        const fields = rpc.request.field(binding.body)!.message!.fields;
        const sent = Object.fromEntries(fields.map(({ name }) => [name, 'mine']));
        const hidden = fields.filter(({ rules }) => rules.sensitive || rules.readOnly).map(({ name }) => name);
        const found = compileConflicts(rpc, binding, get!)(sent, { record: sent && {} });
        expect(found.map(({ field }) => field).filter((name) => hidden.includes(name))).toEqual([]);
      }
    }
  });
});
