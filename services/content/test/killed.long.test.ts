import { setTimeout as sleep } from 'node:timers/promises';
import {
  type StartedMongo,
  type StartedPart,
  type StartedProcess,
  startMongo,
  startNats,
  startService,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { eventually, type Surroundings, startSurroundings } from './harness.ts';
import { startTellers, type Tellers } from './neighbours.ts';

const COPIES = 2;
const ROUNDS = 3;
const EACH = 30;
const WITHIN_MS = 60_000;
/** What a killed process had locked is free after that time: MongoDB does not notice that nobody will end the transaction. */
const TRANSACTION_SECONDS = 3;

let mongo: StartedMongo;
let nats: StartedPart;
let tellers: Tellers;
let surroundings: Surroundings;
let copies: StartedProcess[];
let db: Connection;
beforeAll(async () => {
  mongo = await startMongo();
  const admin = await createConnection(mongo.url).asPromise();
  await admin.db!.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: TRANSACTION_SECONDS });
  await admin.close();
  nats = await startNats();
  tellers = await startTellers(nats.url);
  surroundings = await startSurroundings({ NATS_URL: nats.url, MONGODB_URL: await mongo.addUser('bms_content') });
  copies = await Promise.all(Array.from({ length: COPIES }, () => startService('content', surroundings.env)));
  db = await createConnection(surroundings.env['MONGODB_URL']!).asPromise();
}, 60_000);
afterAll(async () => {
  await db?.close();
  await Promise.all((copies ?? []).map((copy) => copy.stop()));
  surroundings?.around.stop();
  await tellers?.stop();
  await nats?.stop();
  await mongo?.stop();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const lettersOf = (user: number) =>
  db.collection<{ _id: number; subject: string; message: string }>('messages').find({ to_user_id: user }).toArray();

/** Kills copies at moments nobody chose once they have begun to write to a user, and starts them again. */
async function killWhileWritingTo(user: number): Promise<void> {
  await eventually(
    () => lettersOf(user),
    ({ length }) => length > 0,
    WITHIN_MS,
  );
  for (const copy of copies) {
    await sleep(Math.random() * 60);
    await copy.kill();
  }
  await Promise.all(copies.map((copy) => copy.restart()));
}

/** The messages to a user, once there are that many and nothing is left to be told. */
async function lettersTo(user: number, count: number) {
  const letters = () => lettersOf(user);
  await eventually(letters, ({ length }) => length >= count, WITHIN_MS);
  await eventually(
    () => db.collection('outbox').countDocuments({ unsent: true }),
    (unsent) => unsent === 0,
    WITHIN_MS,
  );
  return letters();
}

const toldOf = (ids: readonly number[]) =>
  db.collection('outbox').countDocuments({ subject: { $in: ids.map((id) => `bms.content.message.sent.${id}`) } });

describe('while copies of content are killed', () => {
  test.each(numbers(ROUNDS))('each invoice that is sent, overdue or paid is told once, round %d', async (round) => {
    const user = round;
    const invoices = numbers(EACH).map((n) => ({ id: round * 1000 + n, client_id: n, owner_id: user }));
    const types = ['invoice.sent', 'invoice.overdue', 'invoice.paid'];
    const telling = types.flatMap((type) => invoices.map((invoice) => tellers.tellInvoice(type, invoice)));
    await Promise.all([...telling, killWhileWritingTo(user)]);
    const letters = await lettersTo(user, invoices.length * types.length);
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
    expect(letters).toHaveLength(invoices.length * types.length);
    expect(await toldOf(letters.map(({ _id }) => _id))).toBe(letters.length);
  });

  test.each(numbers(ROUNDS))('each estimate request is told once, round %d', async (round) => {
    const user = 10 + round;
    const requests = numbers(EACH).map((n) => ({ id: round * 1000 + n, assigned_to: user }));
    await Promise.all([...requests.map((request) => tellers.tellRequest(request)), killWhileWritingTo(user)]);
    const letters = await lettersTo(user, EACH);
    expect(new Set(letters.map(({ message }) => message)).size).toBe(letters.length);
    expect(letters).toHaveLength(EACH);
  });
});
