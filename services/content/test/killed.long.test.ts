import {
  eventually,
  type KilledReplicas,
  killRounds,
  type StartedPart,
  startKilledReplicas,
  startNats,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startEnvironment, type TestEnvironment } from './harness.ts';
import { type Publishers, startPublishers } from './service-stubs.ts';

const EACH = 30;

let nats: StartedPart;
let publishers: Publishers;
let environment: TestEnvironment;
let content: KilledReplicas;
beforeAll(async () => {
  nats = await startNats();
  publishers = await startPublishers(nats.url);
  environment = await startEnvironment({ NATS_URL: nats.url });
  const { MONGODB_URL: _own, ...env } = environment.env;
  content = await startKilledReplicas('content', { contract, secrets: environment.secrets, env });
});
afterAll(async () => {
  await content?.stop();
  environment?.stubs.stop();
  await publishers?.stop();
  await nats?.stop();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface StoredMessage {
  _id: number;
  subject: string;
  message: string;
}
const findMessages = (user: number) =>
  content.db.collection<StoredMessage>('messages').find({ to_user_id: user }).toArray();

/** Kills copies at random instants after they have begun to write to a user. */
async function killWhileWritingTo(user: number): Promise<void> {
  await eventually(
    () => findMessages(user),
    ({ length }) => length > 0,
  );
  await content.killAll();
}

/** Returns the messages to a user once the expected number exists and the outbox is empty. */
async function messagesTo(user: number, count: number) {
  const find = () => findMessages(user);
  await eventually(find, ({ length }) => length >= count);
  await content.untilAllPublished();
  return find();
}

const countEventsOf = (ids: readonly number[]) =>
  content.db
    .collection('outbox')
    .countDocuments({ subject: { $in: ids.map((id) => `bms.content.message.sent.${id}`) } });

describe('while copies of content are killed', () => {
  test.each(killRounds)('each invoice that is sent, overdue or paid is told once, round %d', async (round) => {
    const user = round;
    const invoices = numbers(EACH).map((n) => ({ id: round * 1000 + n, client_id: 100 + n, owner_id: user }));
    const types = ['invoice.sent', 'invoice.overdue', 'invoice.paid'];
    const publishing = types.flatMap((type) => invoices.map((invoice) => publishers.publishInvoice(type, invoice)));
    await Promise.all([...publishing, killWhileWritingTo(user)]);
    const messages = await messagesTo(user, invoices.length * types.length);
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(messages.length);
    expect(messages).toHaveLength(invoices.length * types.length);
    expect(await countEventsOf(messages.map(({ _id }) => _id))).toBe(messages.length);
  });

  test.each(killRounds)('each estimate request is told once, round %d', async (round) => {
    const user = 1000 + round;
    const requests = numbers(EACH).map((n) => ({ id: round * 1000 + n, assigned_to: user }));
    await Promise.all([...requests.map((request) => publishers.publishRequest(request)), killWhileWritingTo(user)]);
    const messages = await messagesTo(user, EACH);
    expect(new Set(messages.map(({ message }) => message)).size).toBe(messages.length);
    expect(messages).toHaveLength(EACH);
  });
});
