import { callerOfClaims, claimsOfCaller, loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { compileForbidden, compilePermission } from './permission.ts';

const contract = loadContract();
const grants = { 'clients.view': 'a', 'clients.create': 'a' } as const;
const reader = callerOfClaims({ kind: 'api_key', uid: 7, typ: 'staff', rol: 2, key: 3, ro: true, grants });
const [list, create, bulk] = ['List', 'Create', 'Bulk'].map((name) => contract.rpc(`/bms.crm.Clients/${name}`));

test('a service rejects the writes of a read-only API key, whatever the gateway did, but not its reads and dry runs', () => {
  expect(() => compilePermission(list!)(reader)).not.toThrow();
  for (const write of [create!, bulk!]) {
    expect(() => compilePermission(write)(reader)).toThrow('This API key is read-only');
    expect(() => compilePermission(write)(reader, true)).not.toThrow();
    expect(() => compilePermission(write)({ ...reader, isReadOnly: false })).not.toThrow();
  }
  expect([compileForbidden(list!)(reader), compileForbidden(create!)(reader)]).toEqual([
    undefined,
    expect.stringContaining('read-only'),
  ]);
});

test('a caller token says that its API key is read-only', () => {
  expect(callerOfClaims(claimsOfCaller(reader))).toEqual(reader);
  expect(claimsOfCaller({ ...reader, isReadOnly: false })).not.toHaveProperty('ro');
});
