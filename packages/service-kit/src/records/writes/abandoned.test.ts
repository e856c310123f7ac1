import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClientSession, type Connection, createConnection } from 'mongoose';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import type { ServiceModule } from '../../index.ts';
import { createNumbering } from '../numbers/numbering.ts';

/**
 * The deadline of the calls, in milliseconds: longer than the idle time of an abandoned transaction, shorter than the
 * lifetime limit of the test's mongod (15 seconds).
 */
const DEADLINE_MS = 10_000;

/** The duration of a long transaction, in milliseconds: longer than the idle time of an abandoned one. */
const LONG_MS = 4000;

let tested: TestedService;
let dead: Connection;
const sessions: ClientSession[] = [];

beforeAll(async () => {
  tested = await startTested([numbered()]);
  dead = await createConnection(tested.env['MONGODB_URL']!, { appName: 'bms-stock' }).asPromise();
});
afterAll(async () => {
  await Promise.all(sessions.map((session) => session.endSession()));
  await dead.close();
  await tested.stop();
});

function numbered(): ServiceModule {
  const setup: ServiceModule['setup'] = ({ kit }) => {
    const numbers = createNumbering(kit.db, 'widgets', { field: 'widget_number', prefix: 'W-' });
    return widgetsModule({ numbers }).setup({ kit });
  };
  return { ...widgetsModule(), setup };
}

/** Opens a transaction that has written one document, as left behind by a killed process. */
async function abandonTransaction(collection: string, filter: object): Promise<ClientSession> {
  const session = await dead.startSession();
  sessions.push(session);
  session.startTransaction({ writeConcern: { w: 'majority' } });
  const { matchedCount } = await dead.collection(collection).updateOne(filter, { $inc: { touched: 1 } }, { session });
  expect(matchedCount).toBe(1);
  return session;
}

interface Answer {
  record: { id: number; title: string; widget_number: string };
}
const create = async (title: string) => {
  const { message } = await tested.call<Answer>('Widgets/Create', { widget: { title } }, { deadlineMs: DEADLINE_MS });
  return message.record;
};

describe('a transaction that a killed process left open', () => {
  test('is ended, so that records are numbered again within seconds', async () => {
    expect((await create('before')).widget_number).toBe('W-000001');
    await abandonTransaction('counters', { _id: 'widgets.widget_number' as never });
    expect((await create('after')).widget_number).toBe('W-000002');
  });

  test('is ended, so that the record that it changed can be changed again within seconds', async () => {
    const { id } = await create('locked');
    await abandonTransaction('widgets', { _id: id as never });
    const widget = { title: 'changed' };
    const request = { id, widget, update_mask: { paths: ['title'] } };
    await tested.call('Widgets/Update', request, { deadlineMs: DEADLINE_MS });
    const { message } = await tested.call<Answer>('Widgets/Get', { id });
    expect(message.record.title).toBe('changed');
  });
});

test('a transaction of many operations is not ended, however long it takes in all', async () => {
  const { id } = await create('busy');
  const session = await abandonTransaction('widgets', { _id: id as never });
  const widget = { title: 'next' };
  const request = { id, widget, update_mask: { paths: ['title'] } };
  const blocked = tested.call('Widgets/Update', request, { deadlineMs: DEADLINE_MS });
  for (const end = performance.now() + LONG_MS; performance.now() < end; await sleep(50))
    await dead.collection('widgets').updateOne({ _id: id as never }, { $inc: { touched: 1 } }, { session });
  await session.commitTransaction();
  await blocked;
  expect((await tested.call<Answer>('Widgets/Get', { id })).message.record.title).toBe('next');
});
