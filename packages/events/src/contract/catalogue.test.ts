import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { findType, markingTypes, mergingTypes, notifiedTypes, publishers } from './catalogue.ts';
import { loadEventCatalogue } from './load-catalogue.ts';

const catalogue = loadEventCatalogue();

/** Loads a contract of one events.proto of a service called `shop`. */
async function load(messages: string): Promise<() => unknown> {
  const { path } = await tempDir();
  await mkdir(join(path, 'bms/shop'), { recursive: true });
  const head = 'syntax = "proto3";\npackage bms.shop;\nimport "bms/api/events.proto";\n';
  await writeFile(join(path, 'bms/shop/events.proto'), head + messages);
  return () => loadEventCatalogue({ protoDirs: [path] });
}

describe('the catalogue of events', () => {
  test('knows each type with its service, its message and when it happens', () => {
    expect(findType(catalogue, 'crm', 'client.created')).toMatchObject({
      service: 'crm',
      type: 'client.created',
      when: 'A client was created.',
      message: { name: 'bms.crm.ClientEvent' },
    });
    expect(publishers(catalogue)).toEqual(expect.arrayContaining(['crm', 'identity']));
  });

  test('knows the types that are published as notifications', () => {
    const revocations = ['session.revoked', 'role.updated', 'api_key.rotated', 'api_key.revoked'];
    const users = ['user.created', 'user.updated', 'user.deactivated'];
    expect(notifiedTypes(catalogue, 'identity').toSorted()).toEqual([...revocations, ...users].toSorted());
    expect(notifiedTypes(catalogue, 'crm')).toEqual([]);
  });

  test('knows the types whose subject marks updates that change no field of their message', () => {
    expect(markingTypes(catalogue, 'crm')).toEqual(['client.updated']);
    expect(markingTypes(catalogue, 'identity')).toEqual([]);
  });

  test('knows the types that merge records, and their module', () => {
    expect(mergingTypes(catalogue)).toMatchObject([{ service: 'crm', type: 'client.merged', merges: 'clients' }]);
  });

  test('lets every service publish the types that the contract declares for all', () => {
    expect(findType(catalogue, 'billing', 'dead_letter.parked').message.name).toBe('bms.api.DeadLetter');
    expect(() => findType(catalogue, 'billing', 'client.created')).toThrow('no proto declares');
  });

  test.each([
    [
      'a type that is none',
      'message A { option (bms.api.event) = {type: "Created", when: "x"}; }',
      'is no type of event',
    ],
    ['a type without its moment', 'message A { option (bms.api.event) = {type: "a.b"}; }', 'does not say when'],
    [
      'a type that merges records and does not name both',
      'message A { option (bms.api.event) = {type: "a.b", when: "x", merges: "as"}; int64 from_id = 1; }',
      'a.b merges as, but its message has no into_id',
    ],
    [
      'a type on two messages',
      'message A { option (bms.api.event) = {type: "a.b", when: "x"}; }\nmessage B { option (bms.api.event) = {type: "a.b", when: "x"}; }',
      'a.b stands on bms.shop.A and on bms.shop.B',
    ],
  ])('rejects %s', async (_what, messages, reason) => {
    expect(await load(messages)).toThrow(reason);
  });
});

describe('the data of an event', () => {
  const data = {
    id: 2 ** 40,
    version: 1,
    name: 'Åland & Söhne',
    status: 'active',
    owner_id: 0,
    created_by: 3,
    email: '',
    currency: '',
    tax_exempt: false,
    reverse_charge: false,
  };

  test('is decoded as it was encoded', () => {
    expect(catalogue.decode('bms.crm.ClientEvent', catalogue.encode('bms.crm.ClientEvent', data))).toEqual(data);
  });

  test('is rejected with an unknown member in a nested message', () => {
    const order = { id: 1, version: 1, client_id: 1, items: [{ title: 'Tea', colour: 'green' }] };
    expect(() => catalogue.encode('bms.crm.OrderEvent', order)).toThrow('bms.crm.OrderLine has no member "colour"');
  });

  test.each([
    ['an unknown member', { ...data, secret: 'x' }, 'bms.crm.ClientEvent has no member "secret"'],
    ['a wrong type', { ...data, id: 'abc' }, 'bms.crm.ClientEvent: id: integer|Long expected'],
    ['a wrong type', { ...data, name: 5 }, 'bms.crm.ClientEvent: name: string expected'],
  ])('is rejected with %s', (_what, wrong, reason) => {
    expect(() => catalogue.encode('bms.crm.ClientEvent', wrong)).toThrow(reason);
  });
});
