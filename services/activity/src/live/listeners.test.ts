import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kit, StreamCall } from '@bms/service-kit';
import { eventually, staff, testMongoUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { AUDIT_LOG } from '../audit-log/filters.ts';
import { createOrderedTransactions, type InOrder } from '../audit-log/ordered-ids.ts';
import { openCursors } from '../changes/cursor.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { followTail, type Tail } from './tail.ts';

let db: Connection;
let inOrder: InOrder;
let tail: Tail;
let listeners: Listeners | undefined;

beforeAll(async () => {
  db = await createConnection(testMongoUrl('activity')).asPromise();
  await db.createCollection(AUDIT_LOG);
  await db.createCollection('counters');
  inOrder = createOrderedTransactions(db, AUDIT_LOG);
  tail = await followTail(kit());
});
afterAll(async () => {
  listeners?.stop();
  await tail?.stop();
  await db?.close();
});

/** The members of a kit that the feed uses. */
const kit = () => ({ db, log: { warn: () => undefined } }) as unknown as Kit;

/** Stores a change of a record. @returns its id */
async function change(): Promise<number> {
  let id = 0;
  await inOrder(1, async (first, session) => {
    id = first;
    await db
      .collection<{ _id: number }>(AUDIT_LOG)
      .insertOne({ _id: id, module: 'pages', record_id: id } as never, { session });
  });
  return id;
}

/** Returns once the tail has delivered a new change. */
async function changeDelivered(): Promise<number> {
  const delivered = new Set<number>();
  const stop = tail.listen(({ _id }) => delivered.add(_id));
  const id = await change();
  await eventually(() => delivered.has(id));
  stop();
  return id;
}

test('a change that is committed while a stream with a cursor is opened is sent', async () => {
  const caller = staff(3, { 'pages.view': 'all' });
  const first = await changeDelivered();
  const missed = await changeDelivered();
  let meanwhile = 0;
  const slowSnapshots = async () => {
    // Enough for the position of the feed to be read beside it.
    await sleep(200);
    meanwhile = await changeDelivered();
    return ['permissions'];
  };
  const cursorsOf = await openCursors(db);
  listeners = createListeners(kit(), tail, cursorsOf, () => true, slowSnapshots);
  const response = Object.assign(new PassThrough(), { writeHead: () => undefined });
  let text = '';
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await listeners.add({ caller, http: { response } } as unknown as StreamCall, cursorsOf(caller).encode(first));
  const later = await change();
  const received = () => [...text.matchAll(/"record_id":(\d+)/g)].map(([, id]) => Number(id));
  await eventually(() => received().includes(later));
  expect(received()).toEqual([missed, meanwhile, later]);
});
