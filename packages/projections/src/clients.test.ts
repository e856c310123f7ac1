import { ApiError, callerOfClaims } from '@bms/contracts';
import type { DomainEvent, IdempotentHandlers, ReceivedEvent } from '@bms/events';
import type { Call, Kit, Lookup } from '@bms/service-kit';
import { testMongoUrl } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Connection, createConnection } from 'mongoose';
import { type Clients, openClients } from './clients.ts';

interface Version {
  readonly version: number;
  readonly owner_id: number;
}

let db: Connection;
let clients: Clients;
let handlers: IdempotentHandlers;
let isReferable: (id: number) => Promise<boolean>;

/** The clients of crm. */
const inCrm = new Map<number, Version>();
/** Runs while crm responds, after it has read the client. */
let whileResponding: () => Promise<void>;
let isCrmUp: boolean;
let requested: number[];
/** The owners of the records of this service, by client. */
const records = new Map<number, number>();
/** The events that were added to the outbox. */
const appended: DomainEvent[] = [];
/** Runs before the records of a client get its new owner. */
let beforeFollowing: () => Promise<void>;

beforeAll(async () => {
  db = await createConnection(await testMongoUrl('clients_on_demand')).asPromise();
  const call = { caller: callerOfClaims({ kind: 'service' }) } as Call;
  const kit = {
    db,
    request: async (_path: string, { id }: { id: number }) => {
      requested.push(id);
      if (!isCrmUp) throw new ApiError('unavailable');
      const client = inCrm.get(id);
      await whileResponding();
      if (!client) throw new ApiError('not_found');
      return { record: { id, company_name: `Client ${id}`, status: 'active', currency: '', ...client } };
    },
    references: {
      provide: (_module: string, lookup: Lookup) => {
        isReferable = async (id) => (await lookup([id], call)).length === 0;
      },
    },
    names: { provide: () => {} },
    merges: { provide: () => {} },
    appendEvents: async (_session: unknown, events: readonly DomainEvent[]) => void appended.push(...events),
    consume: ({ idempotent }: { idempotent: IdempotentHandlers }) => {
      handlers = idempotent;
    },
  };
  clients = await openClients(kit as unknown as Kit);
  clients.followOwner(async (id, owner_id) => {
    await beforeFollowing();
    if (records.has(id)) records.set(id, owner_id);
  });
});
afterAll(() => db?.close());
beforeEach(async () => {
  await db.collection('copies_clients').deleteMany({});
  for (const known of [inCrm, records]) known.clear();
  whileResponding = async () => {};
  beforeFollowing = async () => {};
  isCrmUp = true;
  requested = [];
});

type Type = 'client.created' | 'client.updated' | 'client.deleted' | 'client.restored';

function eventOf(type: Type, id: number, { version, owner_id }: Version): ReceivedEvent<Type> {
  const data = { id, version, owner_id, name: `Client ${id}`, status: 'active', currency: '' };
  return { type, recordId: id, version, data } as unknown as ReceivedEvent<Type>;
}
/** Handles events of one type, each of another client, as one batch. */
async function handle(type: Type, versions: Readonly<Record<number, Version>>): Promise<void> {
  const events = Object.entries(versions).map(([id, version]) => eventOf(type, Number(id), version));
  await handlers[type]!(events as never, new AbortController().signal);
}

/** Creates a record for a client, which takes the owner of the client. @returns false if the client is rejected */
async function createRecord(id: number): Promise<boolean> {
  if (!(await isReferable(id))) return false;
  records.set(id, (await clients.find(id))?.owner_id ?? 0);
  return true;
}

describe('a new client', () => {
  test('is stored once a record refers to it, and requested once', async () => {
    inCrm.set(1, { version: 1, owner_id: 5 });
    await handle('client.created', { 1: inCrm.get(1)! });
    expect(await clients.find(1)).toBeUndefined();
    expect(await createRecord(1)).toBe(true);
    expect(await createRecord(1)).toBe(true);
    expect([records.get(1), requested]).toEqual([5, [1]]);
  });

  test('is unavailable while crm is, unlike one that is stored', async () => {
    inCrm.set(1, { version: 1, owner_id: 5 });
    await createRecord(1);
    isCrmUp = false;
    expect(await createRecord(1)).toBe(true);
    expect(await clients.get(1)).toMatchObject({ owner_id: 5 });
    await expect(createRecord(2)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(clients.get(2)).rejects.toMatchObject({ code: 'unavailable' });
    expect([await clients.find(2), records.has(2)]).toEqual([undefined, false]);
  });

  test('keeps an update that arrives while crm responds with the version before', async () => {
    inCrm.set(1, { version: 1, owner_id: 5 });
    whileResponding = () => handle('client.updated', { 1: { version: 2, owner_id: 6 } });
    await createRecord(1);
    expect([records.get(1), await clients.find(1)]).toEqual([6, expect.objectContaining({ owner_id: 6 })]);
  });

  test('does not return after it was deleted while crm responded', async () => {
    inCrm.set(1, { version: 1, owner_id: 5 });
    whileResponding = () => handle('client.deleted', { 1: { version: 2, owner_id: 5 } });
    await createRecord(1);
    inCrm.clear();
    whileResponding = async () => {};
    expect(await createRecord(1)).toBe(false);
    expect(await clients.get(1)).toBeUndefined();
    expect(await clients.known([1])).toEqual(new Map());
  });
});

test('a record that is created while a batch moves its client has the new owner', async () => {
  inCrm.set(1, { version: 1, owner_id: 5 });
  inCrm.set(2, { version: 1, owner_id: 5 });
  await createRecord(1);
  beforeFollowing = async () => void (await createRecord(2));
  await handle('client.updated', { 1: { version: 2, owner_id: 6 }, 2: { version: 2, owner_id: 7 } });
  expect([records.get(1), records.get(2)]).toEqual([6, 7]);
});

test('clients and their records are current after any order of changes, requests and redeliveries', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('change' as const), owner: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('delete' as const) }),
    fc.record({ kind: fc.constant('deliver' as const), pick: fc.nat() }),
    fc.record({ kind: fc.constant('request' as const) }),
    fc.record({ kind: fc.constant('respond' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await db.collection('copies_clients').deleteMany({});
      records.clear();
      const events: { readonly type: Type; readonly state: Version }[] = [];
      const release: (() => void)[] = [];
      const pending: Promise<unknown>[] = [];
      let state: Version = { version: 0, owner_id: 1 };
      let isDeleted = true;
      const change = (type: Type, owner_id = state.owner_id) => {
        state = { version: state.version + 1, owner_id };
        isDeleted = type === 'client.deleted';
        if (isDeleted) inCrm.delete(1);
        else inCrm.set(1, state);
        events.push({ type, state });
      };
      const deliver = ({ type, state: delivered }: (typeof events)[number]) => handle(type, { 1: delivered });
      change('client.created');
      whileResponding = () => new Promise((resolve) => void release.push(resolve));
      for (const one of steps) {
        if (one.kind === 'change') change(isDeleted ? 'client.restored' : 'client.updated', one.owner);
        if (one.kind === 'delete' && !isDeleted) change('client.deleted');
        if (one.kind === 'deliver') await deliver(events[one.pick % events.length]!);
        if (one.kind === 'request') pending.push(createRecord(1));
        if (one.kind === 'respond') release.shift()?.();
      }
      whileResponding = async () => {};
      for (const respond of release) respond();
      await Promise.all(pending);
      for (const event of events) await deliver(event);
      const found = await clients.find(1);
      if (found && !isDeleted) expect(found.owner_id).toBe(state.owner_id);
      if (records.has(1) && !isDeleted) expect(records.get(1)).toBe(state.owner_id);
      expect(await isReferable(1)).toBe(!isDeleted);
    }),
    { numRuns: 60 },
  );
});
