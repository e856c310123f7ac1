import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { catalogue, clientEvent, connectMongo } from '../../test/world.ts';
import type { DomainEvent } from '../types.ts';
import { createOutbox } from './outbox.ts';
import { ensureOutbox, outboxRows, unsentBacklog } from './rows.ts';

let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(await testMongoUserUrl('outbox'));
  await ensureOutbox(connection);
});
afterAll(() => connection.close());

async function append(...events: DomainEvent[]): Promise<void> {
  const session = await connection.startSession();
  try {
    await session.withTransaction(() => createOutbox(connection, 'crm', catalogue).append(session, events));
  } finally {
    await session.endSession();
  }
}

describe('the outbox', () => {
  test.each([
    [
      'a type that no proto declares',
      { type: 'client.renamed' },
      'no proto declares that crm publishes "client.renamed"',
    ],
    ['a type of another service', { type: 'user.created' }, 'no proto declares'],
    ['another message than the type has', { message: 'bms.crm.OrderEvent' }, 'client.created is a bms.crm.ClientEvent'],
    ['a member that the message does not have', { data: { password: 'x' } }, 'has no member "password"'],
    ['a version that is none', { version: Number.NaN }, 'has the version NaN'],
    ['an id that cannot be part of a subject', { recordId: 'a.b' }, '"a.b" cannot be the id'],
    ['more bytes than NATS takes', { data: { name: 'x'.repeat(600_000) } }, 'more than an event may have'],
  ])('rejects %s and rolls the transaction back', async (_what, wrong, reason) => {
    await expect(append(clientEvent(1, 1), { ...clientEvent(2, 1), ...wrong })).rejects.toThrow(reason);
    expect(await outboxRows(connection).countDocuments()).toBe(0);
  });

  test('finds unsent rows by a partial index', async () => {
    await append(clientEvent(1, 1), clientEvent(1, 2));
    const plan = await outboxRows(connection)
      .find({ unsent: true })
      .sort({ record: 1, version: 1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('"indexName":"unsent"');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
    expect((await unsentBacklog(connection)).rows).toBe(2);
  });
});
