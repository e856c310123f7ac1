import { eventually, type KilledCopies, type StartedPart, startKilledCopies, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, type Surroundings, startSurroundings } from './harness.ts';
import { startPublishers, type Tellers } from './neighbours.ts';

const ROUNDS = 3;
const EACH = 30;
const WITHIN_MS = 60_000;

let nats: StartedPart;
let tellers: Tellers;
let surroundings: Surroundings;
let content: KilledCopies;
beforeAll(async () => {
  nats = await startNats();
  tellers = await startPublishers(nats.url);
  surroundings = await startSurroundings({ NATS_URL: nats.url });
  const { MONGODB_URL: _own, ...env } = surroundings.env;
  content = await startKilledCopies('content', { contract, secrets: surroundings.secrets, env });
}, 60_000);
afterAll(async () => {
  await content?.stop();
  surroundings?.around.stop();
  await tellers?.stop();
  await nats?.stop();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface Letter {
  _id: number;
  subject: string;
  message: string;
}
const lettersOf = (user: number) => content.db.collection<Letter>('messages').find({ to_user_id: user }).toArray();

/** Kills copies at random instants after they have begun to write to a user. */
async function killWhileWritingTo(user: number): Promise<void> {
  await eventually(
    () => lettersOf(user),
    ({ length }) => length > 0,
    WITHIN_MS,
  );
  await content.killAll();
}

/** Returns the messages to a user once the expected number exists and the outbox is empty. */
async function lettersTo(user: number, count: number) {
  const letters = () => lettersOf(user);
  await eventually(letters, ({ length }) => length >= count, WITHIN_MS);
  await content.untilAllTold();
  return letters();
}

const toldOf = (ids: readonly number[]) =>
  content.db
    .collection('outbox')
    .countDocuments({ subject: { $in: ids.map((id) => `bms.content.message.sent.${id}`) } });

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
