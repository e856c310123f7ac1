import { describe, expect, test } from '@jest/globals';
import { ApiError, compileIncluded, compileSelection, compileSelections, detailOf, loadContract } from '../index.ts';

const contract = loadContract();
const shaped = contract.rpcs.filter(({ shape }) => shape !== undefined);
const clients = contract.rpc('/bms.crm.Clients/Get');

/** Returns the field of the violation; undefined if there is none. */
function faultOf(fields: string, isForPortal = false, rpc = clients): string | undefined {
  try {
    compileSelection(rpc)(fields, isForPortal);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.violations[0]?.field;
    throw error;
  }
}

describe('the fields of a detail', () => {
  const answer = { record: { id: 7, company_name: 'Alfreds', city: 'Berlin' }, custom_fields: { field_1: 'x' } };

  test('are its members, with those beside the record', () => {
    const select = compileSelection(clients)('id,custom_fields,etag', false);
    expect(select.ofDetail(answer, '"3"')).toEqual({ record: { id: 7, etag: '"3"' }, custom_fields: { field_1: 'x' } });
    expect(select.ofList(answer, '"3"')).toEqual({ id: 7, custom_fields: { field_1: 'x' }, etag: '"3"' });
  });

  test('are exactly those that are named, whatever their order', () => {
    const names = ['id', 'company_name', 'city', 'custom_fields'];
    for (let set = 1; set < 2 ** names.length; set += 1) {
      const picked = names.filter((_, at) => set & (2 ** at));
      const select = compileSelection(clients)(picked.toReversed().join(), false);
      expect(Object.keys(select.ofList(answer, undefined)).sort()).toEqual([...picked].sort());
    }
  });

  test('have the actions by name, and by * in a detail alone', () => {
    const places = (fields: string) => {
      const select = compileSelection(clients)(fields, false);
      return [select.hasActions('detail'), select.hasActions('list')];
    };
    expect([places('id,actions'), places('*'), places('*,actions'), places('id')]).toEqual([
      [true, true],
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  test('that only staff see are none of a portal user', () => {
    expect([faultOf('labels'), faultOf('labels', true), faultOf('id,group_ids', true)]).toEqual([
      undefined,
      'fields',
      'fields',
    ]);
    expect(faultOf('*', true)).toBeUndefined();
  });

  test('that are only sent are none', () => {
    const members = clients.response.field('record')!.message!.fields.filter(({ rules }) => rules.writeOnly);
    const hidden = members.filter(({ name }) => !clients.response.field(name));
    for (const { name } of hidden) expect(faultOf(name)).toBe('fields');
  });
});

describe('every list and detail', () => {
  test.each(shaped.map((rpc) => [rpc.path, rpc] as const))(
    '%s has fields, each of which can be selected',
    (_path, rpc) => {
      const detail = rpc.name === 'Get' ? rpc : (detailOf(rpc) ?? rpc);
      const message = (detail.response.field('record') ?? detail.response.field('records'))!.message!;
      const names = message.fields.filter(({ rules }) => !rules.writeOnly).map(({ name }) => name);
      expect(names.filter((name) => faultOf(name, false, rpc) !== undefined)).toEqual([]);
      expect(faultOf('no_such_member', false, rpc)).toBe('fields');
    },
  );

  test('of a record that is marked when it is read shows the items of the list', () => {
    expect(detailOf(contract.rpc('/bms.content.Messages/List'))).toBeUndefined();
  });

  test('with records of another kind shows the items of the list', () => {
    expect(detailOf(contract.rpc('/bms.files.Folders/List'))).toBeUndefined();
    expect(faultOf('kind,mime_type', false, contract.rpc('/bms.files.Folders/List'))).toBeUndefined();
  });
});

describe('the fields of records of several modules', () => {
  const details = shaped.filter(({ name }) => name === 'Get').map((rpc) => [rpc.service.module, rpc] as const);
  const read = compileSelections(new Map(details));
  const answer = { record: { id: 7, company_name: 'Alfreds', title: 'Call' } };

  test('are those that the module of each record has', () => {
    const selected = read('id,company_name,title', false);
    expect(selected('clients')!.ofList(answer, '"3"')).toEqual(answer.record);
    expect(selected('account')).toBeUndefined();
    expect(read('*', false)('tasks')!.ofList(answer, '"3"')).toEqual({ ...answer.record, etag: '"3"' });
  });

  test('exist in at least one of the modules', () => {
    const of =
      (fields: string, modules?: string[], isForPortal = false) =>
      () =>
        read(fields, isForPortal, modules && new Set(modules));
    expect(of('company_name', ['tasks', 'clients'])).not.toThrow();
    expect(of('etag', ['tasks'])).not.toThrow();
    for (const fault of [
      of('company_name', ['tasks']),
      of('colour'),
      of('id,colour'),
      of('id', []),
      of('labels', ['clients'], true),
    ])
      expect(fault).toThrow(ApiError);
  });
});

test('the optional members of items are included if they are selected, unless details are read', () => {
  const messages = compileIncluded(contract.rpc('/bms.content.Messages/List'));
  expect([messages('id,message'), messages('*'), messages('id')]).toEqual([['message'], ['message'], []]);
  expect(compileIncluded(contract.rpc('/bms.billing.Invoices/List'))('balance')).toEqual([]);
});
