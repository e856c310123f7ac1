import { ApiError, type Violation } from '@bms/contracts';
import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ClientSession, type Connection, createConnection } from 'mongoose';
import { defineModel } from '../model/definition.ts';
import type { RecordChange } from '../model/stored.ts';
import { compileRules } from './apply-rules.ts';

const groups = defineModel('groups', {
  service: 'bms.stock.Groups',
  title: 'title',
  fields: { title: String, status: String, parent_id: Number },
  locked: [
    { statuses: ['closed'], fields: ['title'] },
    { statuses: ['sealed'], except: ['parent_id'], message: (field, { _id }) => `${field} of ${_id} is sealed.` },
    { statuses: ['frozen'], rpc: 'Update' },
    { statuses: ['gone'], violation: { field: 'status', code: 'gone', message: 'It is gone.' } },
  ],
  deletable: { statuses: ['open', 'closed'], noun: 'group' },
  referencedBy: {
    noun: 'group',
    by: [
      { collection: 'parts', field: 'group_id', noun: 'part' },
      { collection: 'groups', field: 'parent_id', noun: 'group' },
    ],
  },
  refersTo: [{ field: 'parent_id', collection: 'groups', isLocked: true, among: () => ({ status: 'open' }) }],
});
const parts = defineModel('parts', {
  service: 'bms.stock.Parts',
  title: 'title',
  fields: { title: String, group_id: Number },
});
const shelves = defineModel('shelves', {
  service: 'bms.stock.Shelves',
  title: 'title',
  referencedBy: { noun: 'shelf', by: [{ collection: 'parts', field: 'group_id', noun: 'part', title: 'title' }] },
});

let db: Connection;
let session: ClientSession;
beforeAll(async () => {
  db = await createConnection(await testMongoUserUrl('rules')).asPromise();
  for (const { name, schema } of [...groups.models, ...parts.models]) db.model(name, schema, name);
  session = await db.startSession();
});
afterAll(async () => {
  await session?.endSession();
  await db?.close();
});
beforeEach(async () => {
  for (const { name } of [groups, parts]) await db.collection(name).deleteMany({});
});

const insert = (collection: string, values: object) => db.collection(collection).insertOne(values);
const record = (values: object) => ({ _id: 7, version: 1, ...values }) as never;

/** Returns the violations of a change of group 7; empty if the change is legal. */
async function violationsOf(
  kind: RecordChange['kind'],
  before: object | undefined,
  changes: object = {},
  { rpc = 'Update', definition = groups as object } = {},
): Promise<readonly Violation[]> {
  const change = {
    kind,
    before: before && record(before),
    after: record({ ...before, ...changes }),
    changed: new Set(Object.keys(changes)),
    call: { rpc: { name: rpc }, caller: {} },
  } as never;
  try {
    await compileRules(db, definition as never)(change, { session, emit: () => undefined });
    return [];
  } catch (error) {
    if (error instanceof ApiError) return error.violations;
    throw error;
  }
}
const locked = (field: string, message: string) => ({ field, code: 'locked', message });

describe('a status lock', () => {
  test('names the changed fields that it covers', async () => {
    expect(await violationsOf('updated', { status: 'open' }, { title: 'x' })).toEqual([]);
    expect(await violationsOf('updated', { status: 'closed' }, { parent_id: undefined })).toEqual([]);
    expect(await violationsOf('updated', { status: 'closed' }, { title: 'x', status: 'open' })).toEqual([
      locked('title', 'title cannot be changed once the status is closed.'),
    ]);
  });

  test('may except fields and say why in its own words', async () => {
    expect(await violationsOf('updated', { status: 'sealed' }, { title: 'x', parent_id: undefined })).toEqual([
      locked('title', 'title of 7 is sealed.'),
    ]);
  });

  test('may apply to one rpc only', async () => {
    const update = violationsOf('updated', { status: 'frozen' }, { title: 'x' });
    expect(await update).toEqual([locked('title', 'title cannot be changed once the status is frozen.')]);
    expect(await violationsOf('updated', { status: 'frozen' }, { title: 'x' }, { rpc: 'Rename' })).toEqual([]);
  });

  test('may concern the record as a whole', async () => {
    expect(await violationsOf('updated', { status: 'gone' }, { title: 'x', status: 'open' })).toEqual([
      { field: 'status', code: 'gone', message: 'It is gone.' },
    ]);
  });
});

describe('a deletion', () => {
  test('is rejected in a status that does not allow it', async () => {
    expect(await violationsOf('deleted', { status: 'closed' })).toEqual([]);
    expect(await violationsOf('deleted', { status: 'sealed' })).toEqual([
      locked('id', 'Only open or closed groups can be deleted; this group is sealed.'),
    ]);
  });

  test('is rejected while other records refer to the record, with their number', async () => {
    const inUse = (message: string) => [{ field: 'id', code: 'in_use', message }];
    await insert('parts', { _id: 1, group_id: 7 });
    expect(await violationsOf('deleted', { status: 'open' })).toEqual(inUse('The group is in use: 1 part has it.'));
    await insert('parts', { _id: 2, group_id: 7 });
    await insert('groups', { _id: 8, parent_id: 7 });
    expect(await violationsOf('deleted', { status: 'open' })).toEqual(
      inUse('The group is in use: 2 parts and 1 group have it.'),
    );
  });

  test('names an example of the records that refer to the record', async () => {
    await insert('parts', { _id: 1, group_id: 7, title: 'Bolt' });
    expect(await violationsOf('deleted', {}, {}, { definition: shelves })).toEqual([
      { field: 'id', code: 'in_use', message: 'The shelf is in use by parts such as Bolt.' },
    ]);
  });
});

describe('a reference to a record of the service', () => {
  const unknown = {
    field: 'parent_id',
    code: 'unknown_reference',
    message: 'parent_id 9 does not exist or is not accessible.',
  };

  test('must exist when it is assigned, and is locked', async () => {
    expect(await violationsOf('created', undefined, { parent_id: 9 })).toEqual([unknown]);
    expect(await violationsOf('updated', { status: 'open' }, { parent_id: 9 })).toEqual([unknown]);
    expect(await violationsOf('restored', undefined, { parent_id: 9 })).toEqual([unknown]);
    await insert('groups', { _id: 9, status: 'open' });
    expect(await violationsOf('created', undefined, { parent_id: 9 })).toEqual([]);
    expect(await db.collection('groups').findOne({ status: 'open' })).toHaveProperty('locked_at');
  });

  test('is not checked again while it stays the same', async () => {
    expect(await violationsOf('updated', { parent_id: 9, status: 'open' }, { title: 'x' })).toEqual([]);
  });

  test('must be one of the records that may be referred to', async () => {
    await insert('groups', { _id: 9, status: 'closed' });
    expect(await violationsOf('created', undefined, { parent_id: 9 })).toEqual([unknown]);
  });
});

test('a rule about a collection or field that there is not fails at the start', () => {
  const by = (collection: string, field: string) => ({
    ...groups,
    referencedBy: { noun: 'group', by: [{ collection, field, noun: 'x' }] },
  });
  expect(() => compileRules(db, by('nowhere', 'group_id') as never)).toThrow('nowhere');
  expect(() => compileRules(db, by('parts', 'grop_id') as never)).toThrow('the schema of parts does not store grop_id');
});
