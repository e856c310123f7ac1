import { describe, expect, test } from '@jest/globals';
import { ApiError, compileExpansion, expandable, loadContract } from '../index.ts';

const { rpcs, rpc } = loadContract();
const shaped = rpcs.filter(({ shape }) => shape !== undefined);

/** Returns the violation of a request; undefined if there is none. */
function faultOf(path: string, expand: string, isForPortal = false): string | undefined {
  try {
    compileExpansion(rpc(path), rpcs)(expand, isForPortal);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return `${error.violations[0]?.field}:${error.violations[0]?.code}`;
    throw error;
  }
}

/** Returns the modules of the records that a name expands to. */
const modulesOf = (path: string, name: string): string[] =>
  compileExpansion(rpc(path), rpcs)(name, false).flatMap(({ targets }) => targets.map(({ service }) => service.module));

describe('the references of records', () => {
  test.each([
    ['/bms.billing.Invoices/List', 'client', ['clients']],
    ['/bms.billing.Invoices/Get', 'order', ['orders']],
    ['/bms.crm.Clients/List', 'owner', ['portal_users', 'team']],
    ['/bms.work.Tasks/List', 'assigned_to', ['portal_users', 'team']],
    ['/bms.content.Messages/List', 'from_user', ['portal_users', 'team']],
    ['/bms.crm.Contacts/Get', 'client', ['clients']],
    ['/bms.activity.AuditLog/List', 'api_key', ['api_keys']],
    ['/bms.files.Folders/List', 'folder', ['folders']],
  ])('of %s expand %s', (path, name, modules) => {
    expect(modulesOf(path, name).sort()).toEqual(modules);
  });

  test('that name the creator are those of every detail with one', () => {
    const details = shaped.filter(
      ({ name, response }) => name === 'Get' && response.field('record')!.message!.field('created_by'),
    );
    expect(details.length).toBeGreaterThan(20);
    expect(details.filter((one) => !expandable(one, rpcs).has('created_by')).map(({ path }) => path)).toEqual([]);
  });

  test('that name a person or a client by convention are all declared', () => {
    const names = new Set([
      'client_id',
      'owner_id',
      'created_by',
      'assigned_to',
      'user_id',
      'voided_by',
      'invoice_id',
      'order_id',
    ]);
    const missing = shaped
      .filter(({ name }) => name === 'Get')
      .flatMap(({ path, response }) =>
        response
          .field('record')!
          .message!.fields.filter(
            ({ name, type, rules }) => names.has(name) && type !== 'string' && rules.references === '',
          )
          .map(({ name }) => `${path} ${name}`),
      );
    expect(missing).toEqual([]);
  });
});

describe('the parameter expand', () => {
  test('accepts each name of each list and detail, alone and with others', () => {
    for (const one of shaped) {
      const names = [...expandable(one, rpcs)].filter(([, { isStaffOnly }]) => !isStaffOnly).map(([name]) => name);
      for (const name of names)
        expect([one.path, name, faultOf(one.path, name, true)]).toEqual([one.path, name, undefined]);
      if (names.length > 0) expect(faultOf(one.path, names.slice(0, 10).join(' , '))).toBeUndefined();
      expect(faultOf(one.path, 'no_such_name')).toBe('expand:not_allowed');
    }
  });

  test('names no more than ten references', () => {
    const names = Array.from({ length: 11 }, (_, at) => `name${at}`).join();
    expect(faultOf('/bms.crm.Clients/Get', names)).toBe('expand:too_many');
  });

  test('knows no references of portal users that only staff see', () => {
    expect(faultOf('/bms.billing.Payments/Get', 'created_by')).toBeUndefined();
    expect(faultOf('/bms.billing.Payments/Get', 'created_by', true)).toBe('expand:not_allowed');
  });

  test('reads records by their ids only, and without an effect', () => {
    for (const one of shaped)
      for (const { targets } of expandable(one, rpcs).values())
        for (const { path, policy, bindings } of targets) {
          expect([path, policy.hasEffect]).toEqual([path, false]);
          expect(bindings[0]!.path).toMatch(/^[^{]*\{id\}$/);
        }
  });
});
